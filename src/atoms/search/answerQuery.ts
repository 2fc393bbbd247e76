import type { Getter } from 'jotai';

import { productsAtom, repositoryAtom } from '@/atoms/catalog';
import { carAtom } from '@/atoms/enquiry/car';
import { asTyped, insteadLine } from '@/content/search/insteadLine';
import { readQuestion } from '@/content/search/question';
import { fittingWord } from '@/domain/enquiry/car';
import { findProducts } from '@/domain/products/findProducts';
import type { FoundProducts, PagePosition, ProductQuery } from '@/domain/products/productQuery';

export interface Answer extends FoundProducts {
  /** The database could not answer: only products of this page were searched. */
  isPartial: boolean;
  /** Says what was searched in place of the typed words. */
  instead?: string | undefined;
  /** A question or marks only were typed, so that all products were found. */
  isUnasked?: boolean;
}

/** The database answers; where there is none, or it cannot, the products of this page are searched. Rejects when aborted. */
export async function answerQuery(
  get: Getter,
  query: ProductQuery,
  page: PagePosition,
  signal: AbortSignal = new AbortController().signal,
): Promise<Answer> {
  const openSearch = get(repositoryAtom)?.openSearch;
  const { text, ...hints } = readQuestion(query.text);
  const asked = { ...query, text };
  const car = { ...hints, fitting: fittingWord(get(carAtom)) };
  const answer = (found: FoundProducts, isPartial: boolean) => ({
    ...found,
    meant: found.meant && asTyped(text, found.meant),
    isPartial,
    instead: insteadLine(text, found),
    isUnasked: query.text !== '' && text === '',
  });
  try {
    const search = await openSearch?.();
    const found = await search?.find(asked, page, car, signal);
    if (found && !signal.aborted) return answer(found, false);
  } catch (error) {
    if (!signal.aborted) console.error('The database could not be searched', error);
  }
  if (signal.aborted) throw new Error('Aborted by a newer query');
  return answer(findProducts(get(productsAtom), asked, page, car), openSearch !== undefined);
}
