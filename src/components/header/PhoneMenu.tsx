import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';

import { MenuList } from '@/components/shared/MenuLink';
import { useShop } from '@/components/shared/ShopContext';
import { mainMenu } from '@/content/navigation';
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

/** A ref: when the menu goes, its focus returns to the button that has opened it. */
function takeFocus(nav: HTMLElement) {
  nav.focus({ preventScroll: true });
  return () => {
    const button = document.querySelector<HTMLElement>(`[aria-controls="${PHONE_MENU_ID}"]`);
    if (nav.contains(document.activeElement)) button?.focus({ preventScroll: true });
  };
}

/** The page below it is dimmed, and does not scroll (globalStyles). */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  // Without the sixth category and `Kampanyalar` (specification 2, "Header").
  const entries = mainMenu(useShop().categories.slice(0, 5)).slice(0, -1);

  function handleClick({ target }: MouseEvent) {
    // With closed controls an entry leads nowhere, and the menu stays (D1).
    if (target instanceof Element && target.closest('[href]')) onClose();
  }

  return (
    <>
      <Box sx={{ ...overlay, height: '100vh', bgcolor: 'rgb(0 0 0 / 0.64)' }} onClick={onClose} />
      <Box
        component="nav"
        id={PHONE_MENU_ID}
        aria-label="Ana menü"
        tabIndex={-1}
        ref={takeFocus}
        onClick={handleClick}
        sx={menu}
      >
        <MenuList entries={entries} linkSx={item} />
      </Box>
    </>
  );
}
