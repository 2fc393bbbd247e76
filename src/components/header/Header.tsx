import { mdiClose, mdiCogOutline, mdiMenu } from '@mdi/js';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { CallButton } from '@/components/shared/CallButton';
import { ChatButton } from '@/components/shared/ChatButton';
import { IconControl } from '@/components/shared/IconControl';
import { Logo } from '@/components/shared/Logo';

import { CartButton } from './CartButton';
import { NavBar } from './NavBar';
import { PHONE_MENU_ID, PhoneMenu } from './PhoneMenu';
import { SearchBox } from './SearchBox';
import { TopBar, type TopBarProps } from './TopBar';

const Root = styled('header')(({ theme }) => ({
  backgroundColor: theme.vars.palette.common.white,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Row = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gridTemplateAreas: '"menu logo tools" "search search search"',
  alignItems: 'center',
  columnGap: '0.25rem',
  rowGap: '0.5rem',
  paddingBlock: '0.5rem 0.75rem',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto minmax(12rem, 1fr) auto auto',
    gridTemplateAreas: '"logo search contact tools"',
    columnGap: '1.5rem',
    paddingBlock: '1.125rem',
  },
}));

const MenuToggle = styled(IconControl)(({ theme }) => ({
  gridArea: 'menu',
  marginLeft: '-0.625rem',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Contact = styled('div')(({ theme }) => ({
  gridArea: 'contact',
  display: 'flex',
  gap: '0.5rem',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Tools = styled('div')({ gridArea: 'tools', display: 'flex', marginRight: '-0.625rem' });

export interface HeaderProps extends TopBarProps {
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  /** Opens and closes the panel; without one the button says that it leads nowhere. */
  onToggleAdmin?: () => void;
}

export function Header({ isMenuOpen, onToggleMenu, onToggleAdmin, ...contact }: HeaderProps) {
  return (
    <Root>
      <TopBar {...contact} />
      <Row>
        <MenuToggle
          path={isMenuOpen ? mdiClose : mdiMenu}
          aria-label={isMenuOpen ? 'Menüyü kapat' : 'Menüyü aç'}
          aria-expanded={isMenuOpen}
          aria-controls={PHONE_MENU_ID}
          onClick={onToggleMenu}
        />
        <div style={{ gridArea: 'logo' }}>
          <Logo />
        </div>
        <div style={{ gridArea: 'search' }}>
          <SearchBox />
        </div>
        <Contact>
          <CallButton href={contact.callHref} />
          <ChatButton href={contact.chatHref} />
        </Contact>
        <Tools>
          <CartButton />
          <IconControl
            path={mdiCogOutline}
            aria-label="Site Yönetimi"
            aria-disabled={onToggleAdmin === undefined}
            onClick={onToggleAdmin}
          />
        </Tools>
      </Row>
      {isMenuOpen ? <PhoneMenu /> : null}
      <NavBar />
    </Root>
  );
}
