import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useDeferredValue, useEffect, useState } from 'react';

import { isAdminOpenAtom } from '@/atoms/admin';
import { contactAtom } from '@/atoms/catalog';
import { contactLinksAtom } from '@/atoms/contactLinks';
import { typedBeforeAtom } from '@/atoms/place';
import { toggleAdminAtom, topPlaceAtom } from '@/atoms/view';
import { Header } from '@/components/header/Header';
import { SearchBox } from '@/components/header/SearchBox';
import { useBackLayer } from '@/hooks/useBackLayer';

import { panelCode } from './AdminScreen';
import { useLiveControls } from './liveControls';

/**
 * A ref: scrolling down moves `data-collapses` parts out of the window, up brings them back; only transforms change. In wide windows,
 * which show the menu below it, the whole header gives way, and the first part stays away.
 */
function collapseOnScroll(header: HTMLElement) {
  const [bar, search] = header.querySelectorAll<HTMLElement>('[data-collapses]');
  let last = 0;
  let away = 0;
  const follow = () => {
    const above = bar?.offsetHeight ?? 0;
    const menu = header.nextElementSibling;
    const isWide = menu instanceof HTMLElement && menu.offsetHeight > 0;
    const most = isWide ? header.offsetHeight : above + (search?.offsetHeight ?? 0);
    away = Math.max(isWide ? above : 0, Math.min(away + window.scrollY - last, most));
    away = Math.min(away, window.scrollY);
    last = window.scrollY;
    header.style.setProperty('--away', `${-away}px`);
    header.style.setProperty('--stay', `${Math.max(0, away - above)}px`);
  };
  window.addEventListener('scroll', follow);
  return () => window.removeEventListener('scroll', follow);
}

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
