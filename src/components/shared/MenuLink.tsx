import Link from '@mui/material/Link';
import { useContext } from 'react';

import { CurrentEntryContext, useControlActions, type ControlLink } from './controlActions';
import { DisabledLink, type DisabledLinkProps } from './DisabledLink';

export type MenuLinkProps = DisabledLinkProps & { children: string };

/** Does nothing (D1) unless the controls are open (D22). */
export function MenuLink(props: MenuLinkProps) {
  const link = useControlActions()?.menu(props.children);
  return link ? <LiveLink {...link} {...props} /> : <DisabledLink {...props} />;
}

const underlined = { textDecoration: 'underline 2px', textUnderlineOffset: '0.4em' };

/** This entry has another name for its category. */
const NAMES: Record<string, string> = { 'Fren Sistemi': 'Fren' };

function LiveLink(props: MenuLinkProps & ControlLink) {
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
