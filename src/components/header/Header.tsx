import { mdiClose, mdiCog, mdiMenu } from '@mdi/js';
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.25rem',
  rowGap: '0.5rem',
  paddingBlock: '0.5rem 0.75rem',
  [theme.breakpoints.up('md')]: {
    columnGap: '1.5rem',
    paddingBlock: '1.125rem',
  },
}));

const MenuToggle = styled(IconControl)(({ theme }) => ({
  marginLeft: '-0.625rem',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Contact = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: '0.5rem',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Tools = styled('div')({ display: 'flex', marginLeft: 'auto', marginRight: '-0.625rem' });

// A row of its own on phones, the widest place in the row on wide windows.
const Search = styled('div')(({ theme }) => ({
  order: 1,
  flex: '1 1 100%',
  minWidth: 0,
  [theme.breakpoints.up('md')]: { order: 0, flexBasis: '12rem' },
}));

export interface HeaderProps extends TopBarProps {
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  /** Opens and closes the panel. */
  onToggleAdmin: () => void;
  isAdminOpen?: boolean;
  /** The pointer or the focus is on that button: what it opens can be fetched. */
  onApproachAdmin?: () => void;
}

/** From the contact bar to the menu (specification 2, "Header"). */
export function Header(props: HeaderProps) {
  const { isMenuOpen, onToggleMenu, onToggleAdmin, isAdminOpen, onApproachAdmin, ...contact } =
    props;
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
        <Logo />
        <Search>
          <SearchBox />
        </Search>
        <Contact>
          <CallButton href={contact.callHref} />
          <ChatButton href={contact.chatHref} />
        </Contact>
        <Tools>
          <CartButton />
          <IconControl
            path={mdiCog}
            aria-label="Site Yönetimi"
            aria-pressed={isAdminOpen}
            onClick={onToggleAdmin}
            onPointerEnter={onApproachAdmin}
            onFocus={onApproachAdmin}
          />
        </Tools>
      </Row>
      {isMenuOpen ? <PhoneMenu /> : null}
      <NavBar />
    </Root>
  );
}
