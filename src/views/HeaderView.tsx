import { useAtomValue, useSetAtom } from 'jotai';

import { contactAtom } from '@/atoms/catalog';
import { contactLinksAtom } from '@/atoms/contactLinks';
import { isMenuOpenAtom, toggleMenuAtom } from '@/atoms/view';
import { Header } from '@/components/header/Header';

export function HeaderView() {
  const { phone } = useAtomValue(contactAtom);
  const links = useAtomValue(contactLinksAtom);
  const isMenuOpen = useAtomValue(isMenuOpenAtom);
  const toggleMenu = useSetAtom(toggleMenuAtom);
  return <Header phone={phone} isMenuOpen={isMenuOpen} onToggleMenu={toggleMenu} {...links} />;
}
