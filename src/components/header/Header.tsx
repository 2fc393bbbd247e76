import { mdiClose, mdiCog, mdiMenu } from '@mdi/js';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';

import { CallButton } from '@/components/shared/CallButton';
import { ChatButton } from '@/components/shared/ChatButton';
import { IconControl } from '@/components/shared/IconControl';
import { Logo } from '@/components/shared/Logo';

import { CartButton } from './CartButton';
import { NavBar } from './NavBar';
import { PHONE_MENU_ID, PhoneMenu } from './PhoneMenu';
import { SearchBox } from './SearchBox';
import { TopBar, type TopBarProps } from './TopBar';

const row = {
  flexWrap: 'wrap',
  gap: { xs: '0.5rem 0.25rem', md: '0.5rem 1.5rem' },
  pt: { xs: 1, md: '1.125rem' },
  pb: { xs: 1.5, md: '1.125rem' },
};

const search = {
  order: { xs: 1, md: 0 },
  flex: { xs: '1 1 100%', md: '1 1 12rem' },
  minWidth: 0,
};

export interface HeaderProps extends TopBarProps {
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  onToggleAdmin: () => void;
  isAdminOpen?: boolean;
  /** The pointer or the focus is on the panel's button: its code can be fetched. */
  onApproachAdmin?: () => void;
}

/** From the contact bar to the menu (specification 2, "Header"). */
export function Header(props: HeaderProps) {
  const { isMenuOpen, onToggleMenu, onToggleAdmin, isAdminOpen, onApproachAdmin, ...contact } =
    props;
  return (
    <AppBar>
      <TopBar {...contact} />
      <Container>
        <Toolbar sx={row}>
          <IconControl
            edge="start"
            path={isMenuOpen ? mdiClose : mdiMenu}
            aria-label={isMenuOpen ? 'Menüyü kapat' : 'Menüyü aç'}
            aria-expanded={isMenuOpen}
            aria-controls={PHONE_MENU_ID}
            onClick={onToggleMenu}
            sx={{ display: { md: 'none' } }}
          />
          <Logo />
          <Box sx={search}>
            <SearchBox />
          </Box>
          <Stack direction="row" sx={{ gap: 1, display: { xs: 'none', md: 'flex' } }}>
            <CallButton href={contact.callHref} />
            <ChatButton href={contact.chatHref} />
          </Stack>
          <Stack direction="row" sx={{ ml: 'auto' }}>
            <CartButton />
            <IconControl
              edge="end"
              path={mdiCog}
              aria-label="Site Yönetimi"
              aria-pressed={isAdminOpen}
              onClick={onToggleAdmin}
              onPointerEnter={onApproachAdmin}
              onFocus={onApproachAdmin}
            />
          </Stack>
        </Toolbar>
      </Container>
      {isMenuOpen ? <PhoneMenu /> : null}
      <NavBar />
    </AppBar>
  );
}
