import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue } from 'react';

import { isAdminOpenAtom } from '@/atoms/admin';
import { contactAtom } from '@/atoms/catalog';
import { contactLinksAtom } from '@/atoms/contactLinks';
import { isMenuOpenAtom, toggleAdminAtom, toggleMenuAtom } from '@/atoms/view';
import { Header } from '@/components/header/Header';
import { collapseOnScroll } from '@/hooks/collapseOnScroll';

import { panelCode } from './AdminScreen';
import { useLiveControls } from './liveControls';

export function HeaderView() {
  const { phone } = useAtomValue(contactAtom);
  const links = useAtomValue(contactLinksAtom);
  const isMenuOpen = useAtomValue(isMenuOpenAtom);
  const toggleMenu = useSetAtom(toggleMenuAtom);
  const liveControls = useLiveControls();
  // Deferred like the screen below it, so that both change at once.
  const isAdminOpen = useDeferredValue(useAtomValue(isAdminOpenAtom));
  return (
    <Header
      ref={collapseOnScroll}
      search={liveControls?.searchField}
      cart={liveControls?.cart}
      phone={phone}
      isMenuOpen={isMenuOpen}
      isAdminOpen={isAdminOpen}
      onToggleMenu={toggleMenu}
      onToggleAdmin={useSetAtom(toggleAdminAtom)}
      onApproachAdmin={() => void panelCode.fetch()}
      {...links}
    />
  );
}
