import type { Setter } from 'jotai';
import type { ComponentType, ReactNode } from 'react';

import { openCarAtom } from '@/atoms/enquiry/car';
import { openItemsAtom } from '@/atoms/enquiry/enquiry';
import { searchAtom, goHomeAtom } from '@/atoms/search/results';
import type { ControlActions } from '@/components/shared/controlActions';
import { AddToEnquiryView } from '@/views/enquiry/AddToEnquiryView';
import { EnquiryButtonView } from '@/views/enquiry/EnquiryButtonView';

import { AroundPart } from './AroundPart';
import { ControlsProvider, type ControlsProviderProps } from './ControlsProvider';
import { OpenNowView } from './OpenNowView';
import { PartAddress } from './PartAddress';
import { ResultsScreen } from './ResultsScreen';
import { SearchFieldView } from './SearchFieldView';

export interface LiveControls {
  Provider: ComponentType<ControlsProviderProps>;
  actions: ControlActions;
  searchField: ReactNode;
  results: ReactNode;
  aroundPart: ReactNode;
  /** Draws nothing: keeps the address equal to the open part. */
  partAddress: ReactNode;
}

const addToEnquiry: ControlActions['addToEnquiry'] = (product, place) => (
  <AddToEnquiryView product={product} place={place} />
);

export function createLiveControls(set: Setter, hash: string): LiveControls {
  set(openItemsAtom);
  set(openCarAtom);

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
    Provider: ControlsProvider,
    actions: {
      menu: (label) => pages[label],
      category,
      brand,
      allProducts,
      openNow: <OpenNowView />,
      enquiryButton: <EnquiryButtonView />,
      addToEnquiry,
    },
    searchField: <SearchFieldView />,
    results: <ResultsScreen />,
    aroundPart: <AroundPart />,
    partAddress: <PartAddress openedWith={hash} />,
  };
}
