import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useLayoutEffect, useRef } from 'react';

import { contactAtom, productsAtom } from '@/atoms/catalog';
import { searchAtom, loadMoreResultsAtom, resultsAtom } from '@/atoms/search/results';
import { queryAtom, closeResultsAtom, missingPartAtom } from '@/atoms/search/resultsScreen';
import { selectProductAtom } from '@/atoms/view';
import { RESULTS_HEADING_ID, SearchResults } from '@/components/search/SearchResults';
import { productChat } from '@/content/chatLinks';
import {
  MISSING_PART,
  NOTHING_FOUND,
  nothingFoundChat,
  resultsFilter,
  resultsHeading,
  resultsStatus,
  SEARCHING,
} from '@/content/search';
import type { Product } from '@/domain/product';
import { ALL_PRODUCTS } from '@/domain/products/productQuery';

export function ResultsView() {
  const query = useAtomValue(queryAtom);
  const missing = useAtomValue(missingPartAtom);
  const { products, total, isPartial, isSearching } = useAtomValue(resultsAtom);
  const { length: read } = useAtomValue(productsAtom);
  const { phone } = useAtomValue(contactAtom);
  const select = useSetAtom(selectProductAtom);
  const search = useSetAtom(searchAtom);
  const loadMore = useSetAtom(loadMoreResultsAtom);
  const close = useSetAtom(closeResultsAtom);
  const chatHref = useCallback((product: Product) => productChat(phone, product), [phone]);
  useResultsPosition(query ?? missing);

  const screen = { chatHref, onSelect: select, onBack: close };
  if (missing !== null) {
    const { heading, text } = MISSING_PART[missing];
    return (
      <SearchResults
        {...screen}
        heading={heading}
        products={[]}
        nothingFound={{ text, chatHref: nothingFoundChat(phone, '') }}
      />
    );
  }
  if (query === null) return null;
  const isEmpty = products.length === 0;
  return (
    <SearchResults
      {...screen}
      heading={resultsHeading(query)}
      status={
        isSearching && isEmpty ? SEARCHING : resultsStatus(total, isPartial ? read : undefined)
      }
      filter={resultsFilter(query)}
      products={products}
      nothingFound={
        isEmpty && !isSearching
          ? { text: NOTHING_FOUND, chatHref: nothingFoundChat(phone, query.text) }
          : undefined
      }
      onRemoveFilter={() => void search({ ...ALL_PRODUCTS, text: query.text })}
      onMore={products.length < total ? loadMore : undefined}
    />
  );
}

/** A new query begins at the heading. After a part was open, the scroll position is restored (D9). */
function useResultsPosition(shown: unknown): void {
  const point = useRef<{ shown: unknown; scrollY: number; focused: Element | null }>(undefined);
  useLayoutEffect(() => {
    if (shown === null) return undefined;
    const before = point.current?.shown === shown ? point.current : undefined;
    const target = before?.focused ?? document.querySelector(`#${RESULTS_HEADING_ID}`);
    window.scrollTo({ top: before?.scrollY ?? 0, behavior: 'instant' });
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    return () => {
      point.current = { shown, scrollY: window.scrollY, focused: document.activeElement };
    };
  }, [shown]);
}
