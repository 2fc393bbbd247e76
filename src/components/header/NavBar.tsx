import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';

import { MenuList } from '@/components/shared/MenuLink';
import { useShop } from '@/components/shared/ShopContext';
import { mainMenu } from '@/content/navigation';

const PADDING = 'min(16px, 1.3vw)';

const item = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 'min(3rem, 56px)',
  px: PADDING,
  fontWeight: 600,
  fontSize: 'min(0.9375rem, 26px)',
  'li:last-of-type > &': { color: 'primary.main' },
};

const bar = { display: { xs: 'none', md: 'block' }, borderBottom: 1, borderColor: 'divider' };

export function NavBar() {
  return (
    <Paper component="nav" aria-label="Ana menü" sx={bar}>
      <Container>
        <MenuList
          entries={mainMenu(useShop().categories)}
          linkSx={item}
          sx={{ display: 'flex', flexWrap: 'wrap', ml: `calc(-1 * ${PADDING})` }}
        />
      </Container>
    </Paper>
  );
}
