import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useState } from 'react';

import { productsAtom } from '@/atoms/catalog';
import { chatAtom, contactLinksAtom, productChatAtom } from '@/atoms/contactLinks';
import { loadMoreResultsAtom, refineAtom, searchAtom } from '@/atoms/search/results';
import {
  closeResultsAtom,
  missingProductAtom,
  NOTHING_YET,
  queryAtom,
  resultsAtom,
  screenKeyAtom,
} from '@/atoms/search/resultsScreen';
import { selectProductAtom } from '@/atoms/view';
import { RESULTS_HEADING_ID, SearchResults } from '@/components/search/SearchResults';
import {
  MISSING_PART,
  NOTHING_FOUND,
  nothingFoundMessage,
  relaxedLine,
  resultsHeading,
  resultsStatus,
  SEARCHING,
  wantedMessage,
} from '@/content/search/searchTexts';
import type { ProductQuery } from '@/domain/products/productQuery';

import { CarOfferView } from './CarOfferView';

export function ResultsView() {
  const query = useAtomValue(queryAtom);
  const missing = useAtomValue(missingProductAtom);
  const found = useAtomValue(resultsAtom);
  const { length: read } = useAtomValue(productsAtom);
  const chat = useAtomValue(chatAtom);
  const { callHref } = useAtomValue(contactLinksAtom);
  const select = useSetAtom(selectProductAtom);
  const search = useSetAtom(searchAtom);
  const refine = useSetAtom(refineAtom);
  const loadMore = useSetAtom(loadMoreResultsAtom);
  const close = useSetAtom(closeResultsAtom);
  const chatHref = useAtomValue(productChatAtom);
  useResultsPosition(useAtomValue(screenKeyAtom));

  const screen = {
    chatHref,
    onSelect: select,
    onBack: close,
    onRefine: (changed: Partial<ProductQuery>) => void refine(changed),
    onSearch: (changed: Partial<ProductQuery>) => void search({ ...query, ...changed }),
  };
  if (missing !== null) {
    const { heading, text } = MISSING_PART[missing.reason];
    return (
      <SearchResults
        {...screen}
        heading={heading}
        found={NOTHING_YET}
        nothingFound={{ text, chatHref: chat(nothingFoundMessage('')), callHref }}
      />
    );
  }
  if (query === null) return null;
  const { products, total, isPartial, isSearching, relaxed } = found;
  const isEmpty = products.length === 0;
  return (
    <SearchResults
      {...screen}
      query={query}
      found={found}
      heading={resultsHeading(query)}
      status={
        isSearching && isEmpty ? SEARCHING : resultsStatus(total, isPartial ? read : undefined)
      }
      nothingFound={
        isEmpty && !isSearching
          ? { text: NOTHING_FOUND, chatHref: chat(nothingFoundMessage(query.text)), callHref }
          : undefined
      }
      relaxed={
        relaxed && {
          text: relaxedLine(query.text, relaxed),
          chatHref: chat(wantedMessage(query.text)),
        }
      }
      carOffer={<CarOfferView text={query.text} />}
      onMore={products.length < total ? loadMore : undefined}
    />
  );
}

interface Position {
  scrollY: number;
  focused: Element | null;
}

/** A new search begins at its heading. Back to a search, or from a part, restores the place (D9). */
function useResultsPosition(key: object | null): void {
  const [positions] = useState(() => new WeakMap<object, Position>());
  useLayoutEffect(() => {
    if (key === null) return undefined;
    const before = positions.get(key);
    const heading = document.querySelector(`#${RESULTS_HEADING_ID}`);
    const focused = before?.focused;
    const target = focused?.isConnected && focused !== document.body ? focused : heading;
    window.scrollTo({ top: before?.scrollY ?? 0, behavior: 'instant' });
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });

    let { scrollY } = window;
    // Read while it scrolls: at the end another screen may already be as short as the window.
    const handleScroll = () => ({ scrollY } = window);
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      positions.set(key, { scrollY, focused: document.activeElement });
    };
  }, [key, positions]);
}
