import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useDeferredValue, useEffect, useState } from 'react';

import { isAdminOpenAtom } from '@/atoms/admin';
import { contactAtom } from '@/atoms/catalog';
import { contactLinksAtom } from '@/atoms/contactLinks';
import { toggleAdminAtom, topPlaceAtom } from '@/atoms/view';
import { Header } from '@/components/header/Header';
import { collapseOnScroll } from '@/hooks/collapseOnScroll';
import { useBackLayer } from '@/hooks/useBackLayer';

import { panelCode } from './AdminScreen';
import { useLiveControls } from './liveControls';

export function HeaderView() {
  const { phone } = useAtomValue(contactAtom);
  const links = useAtomValue(contactLinksAtom);
  const store = useStore();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const liveControls = useLiveControls();
  // Deferred like the screen below it, so that both change at once.
  const isAdminOpen = useDeferredValue(useAtomValue(isAdminOpenAtom));
  useBackLayer(() => setIsMenuOpen(false), isMenuOpen);
  // Another screen closes the menu.
  useEffect(() => store.sub(topPlaceAtom, () => setIsMenuOpen(false)), [store]);

  return (
    <Header
      ref={collapseOnScroll}
      search={liveControls?.searchField}
      cart={liveControls?.cart}
      phone={phone}
      isMenuOpen={isMenuOpen}
      isAdminOpen={isAdminOpen}
      onToggleMenu={() => setIsMenuOpen(!isMenuOpen)}
      onToggleAdmin={useSetAtom(toggleAdminAtom)}
      onApproachAdmin={() => void panelCode.fetch()}
      {...links}
    />
  );
}
