import { type Setter, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { openCarAtom } from '@/atoms/enquiry/car';
import { openItemsAtom } from '@/atoms/enquiry/enquiry';
import { openNotesAtom } from '@/atoms/enquiry/notes';
import { type OpenPlace, openPlaceAtom } from '@/atoms/place';
import { followAddressAtom } from '@/atoms/search/address';
import { currentEntryAtom } from '@/atoms/search/aroundProduct';
import {
  goHomeAtom,
  readSearchesAtom,
  renewSearchAtom,
  searchAtom,
  withWholeQueries,
} from '@/atoms/search/results';
import { typeAtom } from '@/atoms/search/suggestions';
import {
  type ControlActions,
  ControlActionsContext,
  CurrentEntryContext,
  type ControlLink,
} from '@/components/shared/controlActions';
import { PART_ROW_ID } from '@/content/pageHead';
import { productAddress, queryIn, searchAddress } from '@/domain/products/pageAddress';
import type { ProductQuery } from '@/domain/products/productQuery';
import { AddToEnquiryView } from '@/views/enquiry/AddToEnquiryView';
import { EnquiryButtonView } from '@/views/enquiry/EnquiryButtonView';

import { AroundProduct } from './AroundProduct';
import { CarFitView } from './CarFitView';
import { OpenNowView } from './OpenNowView';
import { PageAddress } from './PageAddress';
import { resultsCode, ResultsScreen } from './ResultsScreen';
import { SearchFieldView } from './SearchFieldView';

/** The row of the part that the address names, if the host's function has written it into the page (D50). */
function rowOfPage(): unknown {
  const text = document.getElementById(PART_ROW_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

export type LiveControls = Awaited<ReturnType<typeof createLiveControls>>;

/** ResultsScreen says so. */
const ignore = () => undefined;

/** A press that asks for another tab, window or file is left to the browser. */
function link(href: string, open: () => void): ControlLink {
  return {
    href,
    onClick(event) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    },
  };
}

/** `search`: the query of the address with which the page was opened. The code of the results comes with it, if it names a search. */
export async function createLiveControls(set: Setter, search: string) {
  if (queryIn(search) !== undefined) await resultsCode.fetch().catch(ignore);
  await set(openNotesAtom);
  set(openItemsAtom);
  set(openCarAtom);

  const results = (query: Partial<ProductQuery>) =>
    link(searchAddress(query), () => void set(searchAtom, query));
  const category = (name: string) => results({ category: name });
  const allProducts = results({});
  const home = link('./', () => {
    set(goHomeAtom);
    window.scrollTo({ top: 0 });
  });

  const pages: Record<string, ControlLink> = {
    'Ana Sayfa': home,
    Kampanyalar: home,
    Ürünler: allProducts,
  };

  const actions: ControlActions = {
    menu: (label) => pages[label],
    category,
    brand: (name) => results({ brand: name }),
    allProducts,
    product: (product, onSelect) => link(productAddress(product.id), () => onSelect(product)),
    openNow: <OpenNowView />,
    carFit: (product) => <CarFitView product={product} />,
    addToEnquiry: (product, place) => <AddToEnquiryView product={product} place={place} />,
  };

  return {
    Provider: ({ children }: { children?: ReactNode }) => (
      <ControlActionsContext value={actions}>
        <CurrentEntryContext value={useAtomValue(currentEntryAtom)}>{children}</CurrentEntryContext>
      </ControlActionsContext>
    ),
    searchField: <SearchFieldView />,
    cart: <EnquiryButtonView />,
    results: <ResultsScreen />,
    aroundProduct: <AroundProduct />,
    partAddress: productAddress,
    /** Draws nothing: keeps address and head of the page equal to the open part or search. */
    pageAddress: <PageAddress />,
    /** Opens what a reload should bring back, or else what the address names, once the catalogue has been loaded. */
    openPlace(stored?: OpenPlace) {
      if (stored === undefined) return void set(followAddressAtom, search, rowOfPage());
      const place = withWholeQueries(stored);
      set(openPlaceAtom, place);
      set(typeAtom, place.typed ?? '');
      void set(readSearchesAtom, place);
      // The part may have other values by now.
      return void set(renewSearchAtom);
    },
  };
}
