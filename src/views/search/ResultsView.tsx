import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useLayoutEffect, useRef } from 'react';

import { contactAtom, productsAtom } from '@/atoms/catalog';
import { askedAtom, closeResultsAtom, missingPartAtom } from '@/atoms/search/asked';
import { askAtom, askForMoreAtom, resultsAtom } from '@/atoms/search/results';
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
import { ALL_PRODUCTS } from '@/domain/products/askedProducts';

export function ResultsView() {
  const asked = useAtomValue(askedAtom);
  const missing = useAtomValue(missingPartAtom);
  const { products, total, isPartial, isSearching } = useAtomValue(resultsAtom);
  const { length: read } = useAtomValue(productsAtom);
  const { phone } = useAtomValue(contactAtom);
  const select = useSetAtom(selectProductAtom);
  const ask = useSetAtom(askAtom);
  const more = useSetAtom(askForMoreAtom);
  const close = useSetAtom(closeResultsAtom);
  const chatHref = useCallback((product: Product) => productChat(phone, product), [phone]);
  useReturnPoint(asked ?? missing);

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
  if (asked === null) return null;
  const isEmpty = products.length === 0;
  return (
    <SearchResults
      {...screen}
      heading={resultsHeading(asked)}
      status={
        isSearching && isEmpty ? SEARCHING : resultsStatus(total, isPartial ? read : undefined)
      }
      filter={resultsFilter(asked)}
      products={products}
      nothingFound={
        isEmpty && !isSearching
          ? { text: NOTHING_FOUND, chatHref: nothingFoundChat(phone, asked.text) }
          : undefined
      }
      onRemoveFilter={() => void ask({ ...ALL_PRODUCTS, text: asked.text })}
      onMore={products.length < total ? more : undefined}
    />
  );
}

/** Another question begins at its heading. After a visit to a part the scroll position comes back (D9). */
function useReturnPoint(shown: unknown): void {
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
