import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useDeferredValue, useEffect, useState } from 'react';

import { isAdminOpenAtom } from '@/atoms/admin';
import { contactAtom } from '@/atoms/catalog';
import { contactLinksAtom } from '@/atoms/contactLinks';
import { typedBeforeAtom } from '@/atoms/place';
import { toggleAdminAtom, topPlaceAtom } from '@/atoms/view';
import { Header } from '@/components/header/Header';
import { SearchBox } from '@/components/header/SearchBox';
import { collapseOnScroll } from '@/hooks/collapseOnScroll';
import { useBackLayer } from '@/hooks/useBackLayer';

import { panelCode } from './AdminScreen';
import { useLiveControls } from './liveControls';

export function HeaderView() {
  const { phone } = useAtomValue(contactAtom);
  const links = useAtomValue(contactLinksAtom);
  const typedBefore = useAtomValue(typedBeforeAtom);
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
      search={liveControls?.searchField ?? <SearchBox defaultValue={typedBefore} />}
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
