import Box from '@mui/material/Box';
import List from '@mui/material/List';

import { MenuLink } from '@/components/shared/MenuLink';
import { phoneMenu } from '@/content/navigation';
import { COLLAPSING_HEADER } from '@/theme/sizes';

const item = {
  display: 'flex',
  alignItems: 'center',
  // With open controls it is a button, which is only as wide as its text.
  width: '100%',
  minHeight: '3rem',
  px: 2,
  borderBottom: 1,
  borderColor: 'divider',
  fontWeight: 600,
};

// Where the header stays in the window, the menu covers the page instead of moving it.
const overlay = {
  position: 'absolute',
  top: '100%',
  left: 0,
  right: 0,
  maxHeight: '60vh',
  overflow: 'auto',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

export const PHONE_MENU_ID = 'phone-menu';

export function PhoneMenu() {
  return (
    <Box
      component="nav"
      id={PHONE_MENU_ID}
      aria-label="Ana menü"
      sx={{
        display: { md: 'none' },
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'common.white',
        [COLLAPSING_HEADER]: overlay,
      }}
    >
      <List>
        {phoneMenu.map((label) => (
          <li key={label}>
            <MenuLink sx={item}>{label}</MenuLink>
          </li>
        ))}
      </List>
    </Box>
  );
}
