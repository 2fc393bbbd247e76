import { type Setter, useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';

import { openCarAtom } from '@/atoms/enquiry/car';
import { openItemsAtom } from '@/atoms/enquiry/enquiry';
import { openNotesAtom } from '@/atoms/enquiry/notes';
import { followAddressAtom } from '@/atoms/search/address';
import { currentEntryAtom } from '@/atoms/search/aroundProduct';
import { goHomeAtom, searchAtom } from '@/atoms/search/results';
import {
  type ControlActions,
  ControlActionsContext,
  CurrentEntryContext,
} from '@/components/shared/controlActions';
import { PRODUCT_CATEGORIES } from '@/domain/product';
import { productAddress, queryIn } from '@/domain/products/pageAddress';
import { AddToEnquiryView } from '@/views/enquiry/AddToEnquiryView';
import { EnquiryButtonView } from '@/views/enquiry/EnquiryButtonView';

import { AroundProduct } from './AroundProduct';
import { OpenNowView } from './OpenNowView';
import { PageAddress, writeAddress } from './PageAddress';
import { resultsCode, ResultsScreen } from './ResultsScreen';
import { SearchFieldView } from './SearchFieldView';

interface ProviderProps {
  actions: ControlActions;
  children: ReactNode;
}

function Provider({ actions, children }: ProviderProps) {
  return (
    <ControlActionsContext value={actions}>
      <CurrentEntryContext value={useAtomValue(currentEntryAtom)}>{children}</CurrentEntryContext>
    </ControlActionsContext>
  );
}

export interface LiveControls {
  Provider: ComponentType<ProviderProps>;
  actions: ControlActions;
  searchField: ReactNode;
  cart: ReactNode;
  results: ReactNode;
  aroundProduct: ReactNode;
  /** What follows the shop's address where a part is open. */
  productAddress: (id: number) => string;
  /** Draws nothing: keeps the address equal to the open part or search. */
  pageAddress: ReactNode;
  /** Opens what the address names, once the catalogue has been loaded. */
  openAddress: () => void;
}

/** ResultsScreen says so. */
const ignore = () => undefined;

const addToEnquiry: ControlActions['addToEnquiry'] = (product, place) => (
  <AddToEnquiryView product={product} place={place} />
);

/** `hash`: the address with which the page was opened. The code of the results comes with it, if it names a search. */
export async function createLiveControls(set: Setter, hash: string): Promise<LiveControls> {
  if (queryIn(hash) !== undefined) await resultsCode.fetch().catch(ignore);
  await set(openNotesAtom);
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
    ...Object.fromEntries(PRODUCT_CATEGORIES.map((name) => [name, category(name)])),
    'Fren Sistemi': category('Fren'),
  };

  return {
    Provider,
    actions: {
      menu: (label) => pages[label],
      category,
      brand,
      allProducts,
      openNow: <OpenNowView />,
      addToEnquiry,
    },
    searchField: <SearchFieldView />,
    cart: <EnquiryButtonView />,
    results: <ResultsScreen />,
    aroundProduct: <AroundProduct />,
    productAddress,
    pageAddress: <PageAddress />,
    openAddress() {
      // This history entry becomes the storefront's: useBackButton makes one for the part or the search.
      writeAddress('');
      set(followAddressAtom, hash);
    },
  };
}
