import { mdiClose, mdiCog, mdiMenu } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { Activity, type ReactNode, type Ref } from 'react';

import { CallButton } from '@/components/shared/contact/CallButton';
import { ChatButton } from '@/components/shared/contact/ChatButton';
import { IconControl } from '@/components/shared/IconControl';
import { Logo } from '@/components/shared/Logo';
import { COLLAPSING_HEADER, LOW_WINDOW, PAGE_GUTTER, WIDE_HEADER } from '@/theme/sizes';

import { CartButton } from './CartButton';
import { NavBar } from './NavBar';
import { PHONE_MENU_ID, PhoneMenu } from './PhoneMenu';
import { SearchBox } from './SearchBox';
import { TopBar, type TopBarProps } from './TopBar';

const ROW_HEIGHT = 'min(3.75rem, 64px)';
const BUTTON_SIZE = '44px';
const GUTTER_OUT = `calc(-1 * ${PAGE_GUTTER})`;

const edge = { borderBottom: 1, borderColor: 'divider' } as const;

const bar = {
  ...edge,
  position: 'relative',
  zIndex: 'appBar',
  [`${COLLAPSING_HEADER}, ${WIDE_HEADER}`]: {
    position: 'sticky',
    top: 0,
    transform: 'translateY(var(--away))',
    // While the Tab key moves through the page, the header must not cover the focused element.
    'html:has(main :focus-visible, footer :focus-visible) &': { position: 'relative' },
  },
} as const;

const row = {
  position: 'relative',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: '4px', md: '24px' },
  [LOW_WINDOW]: { columnGap: '24px' },
  py: { md: '10px' },
  '& > :not([data-collapses])': { minHeight: { xs: ROW_HEIGHT, md: 0 } },
  '& .MuiIconButton-root': { width: BUTTON_SIZE, height: BUTTON_SIZE },
  '& .MuiIconButton-root svg': { fontSize: 'min(1.5rem, 32px)' },
  '& .MuiButton-root': { minHeight: BUTTON_SIZE },
  // The search box moves under the other rows and their white background.
  [COLLAPSING_HEADER]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: GUTTER_OUT,
      right: GUTTER_OUT,
      height: ROW_HEIGHT,
      bgcolor: 'common.white',
      boxShadow: ({ palette }: Theme) => `0 min(1px, var(--stay, 0px)) ${palette.divider}`,
    },
    '&::before, & > :not([data-collapses])': { zIndex: 1, transform: 'translateY(var(--stay))' },
  },
} as const;

const ownersRow = { flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75 } as const;

const searchPlace = {
  order: { xs: 1, md: 0 },
  flex: { xs: '1 1 100%', md: '1 1 min(12rem, 240px)' },
  minWidth: 0,
  pb: { xs: '8px', md: 0 },
  [LOW_WINDOW]: { order: 0, flex: '1 1 min(12rem, 240px)', py: 0 },
};

export interface HeaderProps extends TopBarProps {
  ref?: Ref<HTMLElement>;
  search?: ReactNode;
  cart?: ReactNode;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  onToggleAdmin: () => void;
  isAdminOpen?: boolean;
  onApproachAdmin?: () => void;
}

/** Specification 2, "Header". While the panel is open, visitors' parts are hidden, and no row stays in place. */
export function Header(props: HeaderProps) {
  const { ref, search = <SearchBox />, cart = <CartButton />, isMenuOpen, isAdminOpen } = props;
  const { phone, callHref, chatHref, onToggleMenu, onToggleAdmin, onApproachAdmin } = props;
  const shop = isAdminOpen ? 'hidden' : 'visible';

  return (
    <>
      <Paper component="header" ref={ref} sx={isAdminOpen ? edge : bar}>
        <Activity mode={shop}>
          <TopBar phone={phone} callHref={callHref} chatHref={chatHref} />
        </Activity>
        <Container>
          <Stack direction="row" sx={isAdminOpen ? ownersRow : row}>
            <Activity mode={shop}>
              <IconControl
                edge="start"
                path={isMenuOpen ? mdiClose : mdiMenu}
                aria-label={isMenuOpen ? 'Menüyü kapat' : 'Menüyü aç'}
                aria-expanded={isMenuOpen}
                aria-controls={PHONE_MENU_ID}
                onClick={onToggleMenu}
                sx={{ display: { md: 'none' } }}
              />
            </Activity>
            <Logo />
            <Activity mode={shop}>
              <Box data-collapses sx={searchPlace}>
                {search}
              </Box>
              <Stack direction="row" sx={{ gap: 1, display: { xs: 'none', md: 'flex' } }}>
                <CallButton href={callHref} />
                <ChatButton href={chatHref} />
              </Stack>
            </Activity>
            <Stack direction="row" sx={{ alignItems: 'center', ml: 'auto' }}>
              {isAdminOpen ? <Button onClick={onToggleAdmin}>Mağazayı gör</Button> : cart}
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
          </Stack>
        </Container>
        {isMenuOpen ? <PhoneMenu onClose={onToggleMenu} /> : null}
      </Paper>
      <Activity mode={shop}>
        <NavBar />
      </Activity>
    </>
  );
}
