import Link from '@mui/material/Link';
import List, { type ListProps } from '@mui/material/List';
import { useContext } from 'react';

import type { MenuEntry } from '@/content/navigation';

import { CurrentEntryContext, useControlActions } from './controlActions';
import { DisabledLink, type DisabledLinkProps } from './DisabledLink';

export type MenuLinkProps = Omit<DisabledLinkProps, 'children'> & { entry: MenuEntry };

/** Does nothing (D1) unless the controls are open (D22). */
export function MenuLink({ entry: { label, category }, ...props }: MenuLinkProps) {
  const actions = useControlActions();
  const link = category === undefined ? actions?.menu(label) : actions?.category(category);
  const isCurrent = useContext(CurrentEntryContext) === (category ?? label);
  if (link === undefined) return <DisabledLink {...props}>{label}</DisabledLink>;
  return (
    <Link
      aria-current={isCurrent || undefined}
      style={isCurrent ? underlined : undefined}
      {...link}
      {...props}
    >
      {label}
    </Link>
  );
}

const underlined = { textDecoration: 'underline 2px', textUnderlineOffset: '0.4em' };

export interface MenuListProps extends Pick<ListProps, 'sx'> {
  entries: ReadonlyArray<MenuEntry>;
  linkSx: MenuLinkProps['sx'];
}

export function MenuList({ entries, linkSx, sx }: MenuListProps) {
  return (
    <List sx={sx}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <MenuLink entry={entry} sx={linkSx} />
        </li>
      ))}
    </List>
  );
}
