import Box from '@mui/material/Box';
import List from '@mui/material/List';

import { DeadLink } from '@/components/shared/DeadLink';
import { phoneMenu } from '@/content/navigation';

const item = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  px: 2,
  borderBottom: 1,
  borderColor: 'divider',
  fontWeight: 600,
};

export const PHONE_MENU_ID = 'telefon-menusu';

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
      }}
    >
      <List>
        {phoneMenu.map((label) => (
          <li key={label}>
            <DeadLink sx={item}>{label}</DeadLink>
          </li>
        ))}
      </List>
    </Box>
  );
}
