import type { Setter } from 'jotai';

import { askAtom, goHomeAtom } from '@/atoms/search/results';
import type { OpenShop } from '@/views/openShop';

import { PartAddress } from './PartAddress';
import { ResultsView } from './ResultsView';
import { SearchFieldView } from './SearchFieldView';

/** `hash`: of the address that the visitor has opened. */
export function createOpenShop(set: Setter, hash: string): OpenShop {
  const category = (name: string) => () => void set(askAtom, { category: name });
  const brand = (name: string) => () => void set(askAtom, { brand: name });
  const allProducts = () => void set(askAtom, {});

  function goHome() {
    set(goHomeAtom);
    window.scrollTo({ top: 0 });
  }

  // The campaigns are the slides at the top.
  const pages: Record<string, () => void> = {
    'Ana Sayfa': goHome,
    Kampanyalar: goHome,
    Ürünler: allProducts,
    Motor: category('Motor'),
    Şanzıman: category('Şanzıman'),
    Diferansiyel: category('Diferansiyel'),
    Farlar: category('Farlar'),
    Fren: category('Fren'),
    'Fren Sistemi': category('Fren'),
    Elektrik: category('Elektrik'),
  };

  return {
    controls: { menu: (label) => pages[label], category, brand, allProducts },
    searchField: <SearchFieldView />,
    results: <ResultsView />,
    partAddress: <PartAddress openedWith={hash} />,
  };
}
