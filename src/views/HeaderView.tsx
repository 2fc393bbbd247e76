import { useAtomValue, useSetAtom } from 'jotai';

import { isAdminOpenAtom } from '@/atoms/admin';
import { contactAtom } from '@/atoms/catalog';
import { contactLinksAtom } from '@/atoms/contactLinks';
import { isMenuOpenAtom, toggleAdminAtom, toggleMenuAtom } from '@/atoms/view';
import { Header } from '@/components/header/Header';
import { collapseOnScroll } from '@/hooks/collapseOnScroll';

import { prefetchAdmin } from './admin/importAdmin';

export function HeaderView() {
  const { phone } = useAtomValue(contactAtom);
  const links = useAtomValue(contactLinksAtom);
  const isMenuOpen = useAtomValue(isMenuOpenAtom);
  const toggleMenu = useSetAtom(toggleMenuAtom);
  return (
    <Header
      ref={collapseOnScroll}
      phone={phone}
      isMenuOpen={isMenuOpen}
      isAdminOpen={useAtomValue(isAdminOpenAtom)}
      onToggleMenu={toggleMenu}
      onToggleAdmin={useSetAtom(toggleAdminAtom)}
      onApproachAdmin={prefetchAdmin}
      {...links}
    />
  );
}
