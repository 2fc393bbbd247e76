import type { Setter } from 'jotai';
import type { ReactNode } from 'react';

import { searchAtom, goHomeAtom } from '@/atoms/search/results';
import type { ControlActions } from '@/components/shared/controlActions';

import { PartAddress } from './PartAddress';
import { ResultsScreen } from './ResultsScreen';
import { SearchFieldView } from './SearchFieldView';

export interface LiveControls {
  actions: ControlActions;
  searchField: ReactNode;
  results: ReactNode;
  /** Draws nothing: keeps the address equal to the open part. */
  partAddress: ReactNode;
}

export function createLiveControls(set: Setter, hash: string): LiveControls {
  const category = (name: string) => () => void set(searchAtom, { category: name });
  const brand = (name: string) => () => void set(searchAtom, { brand: name });
  const allProducts = () => void set(searchAtom, {});

  function goHome() {
    set(goHomeAtom);
    window.scrollTo({ top: 0 });
  }

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
    actions: { menu: (label) => pages[label], category, brand, allProducts },
    searchField: <SearchFieldView />,
    results: <ResultsScreen />,
    partAddress: <PartAddress openedWith={hash} />,
  };
}
