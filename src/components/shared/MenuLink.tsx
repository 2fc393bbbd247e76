import Link from '@mui/material/Link';
import { useContext } from 'react';

import { CurrentEntryContext, useControlActions, type Way } from './controlActions';
import { DisabledLink, type DisabledLinkProps } from './DisabledLink';

export interface MenuLinkProps extends DisabledLinkProps {
  children: string;
}

/** Does nothing (D1) unless the controls are open (D22). */
export function MenuLink(props: MenuLinkProps) {
  const way = useControlActions()?.menu(props.children);
  return way ? <LiveLink {...way} {...props} /> : <DisabledLink {...props} />;
}

const underlined = { textDecoration: 'underline 2px', textUnderlineOffset: '0.4em' };

/** This entry has another name for its category. */
const NAMES: Record<string, string> = { 'Fren Sistemi': 'Fren' };

function LiveLink(props: MenuLinkProps & Way) {
  const name = NAMES[props.children] ?? props.children;
  const isCurrent = useContext(CurrentEntryContext) === name;
  return (
    <Link
      aria-current={isCurrent || undefined}
      style={isCurrent ? underlined : undefined}
      {...props}
    />
  );
}
