import Box from '@mui/material/Box';
import List from '@mui/material/List';

import { MenuLink } from '@/components/shared/MenuLink';
import { phoneMenu } from '@/content/navigation';
import { PAGE_GUTTER } from '@/theme/sizes';

const item = {
  display: 'flex',
  alignItems: 'center',
  // With open controls it is a button, which is only as wide as its text.
  width: '100%',
  minHeight: '3rem',
  px: PAGE_GUTTER,
  borderTop: 1,
  borderColor: 'divider',
  fontWeight: 600,
};

// Below the header, over the page.
const overlay = { display: { md: 'none' }, position: 'absolute', top: '100%', left: 0, right: 0 };
const menu = {
  ...overlay,
  maxHeight: '60vh',
  overflow: 'auto',
  bgcolor: 'common.white',
  overscrollBehavior: 'contain',
} as const;

export const PHONE_MENU_ID = 'phone-menu';

export interface PhoneMenuProps {
  onClose: () => void;
}

/** The page below it is dimmed, and does not scroll (globalStyles). */
export function PhoneMenu({ onClose }: PhoneMenuProps) {
  return (
    <>
      <Box sx={{ ...overlay, height: '100vh', bgcolor: 'rgb(0 0 0 / 0.4)' }} onClick={onClose} />
      <Box
        component="nav"
        id={PHONE_MENU_ID}
        aria-label="Ana menü"
        tabIndex={-1}
        ref={(nav: HTMLElement | null) => nav?.focus({ preventScroll: true })}
        sx={menu}
      >
        <List>
          {phoneMenu.map((label) => (
            <li key={label}>
              <MenuLink sx={item}>{label}</MenuLink>
            </li>
          ))}
        </List>
      </Box>
    </>
  );
}
