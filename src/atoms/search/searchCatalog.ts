import type { Getter } from 'jotai';

import { productsAtom, repositoryAtom } from '@/atoms/catalog';
import { carAtom } from '@/atoms/enquiry/car';
import { fittingWord } from '@/domain/enquiry/car';
import type { FoundProducts, PagePosition, ProductQuery } from '@/domain/products/productQuery';

export interface Answer extends FoundProducts {
  /** The database could not answer: only products of this page were searched. */
  isPartial: boolean;
}

/** Rejects when it is aborted by `signal`, or when the code of the results cannot be fetched, which has the rest of the search. */
export async function searchCatalog(
  get: Getter,
  query: ProductQuery,
  page: PagePosition,
  signal: AbortSignal,
): Promise<Answer> {
  const openSearch = get(repositoryAtom)?.openSearch;
  const [{ carIn }, { findProducts }] = await Promise.all([
    // Both late: a first visit does without them.
    import('@/content/enquiry/cars'),
    // In the same file of the build.
    import('@/domain/products/findProducts'),
  ]);
  const car = { ...carIn(query.text), fitting: fittingWord(get(carAtom)) };
  try {
    const search = await openSearch?.();
    const found = await search?.find(query, page, car, signal);
    if (found && !signal.aborted) return { ...found, isPartial: false };
  } catch (error) {
    if (!signal.aborted) console.error('The database could not be searched', error);
  }
  if (signal.aborted) throw new Error('Aborted by a newer query');
  const found = findProducts(get(productsAtom), query, page, car);
  return { ...found, isPartial: openSearch !== undefined };
}
