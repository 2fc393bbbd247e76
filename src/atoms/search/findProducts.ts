import type { Getter } from 'jotai';

import { productsAtom, repositoryAtom } from '@/atoms/catalog';
import {
  type AskedProducts,
  findProducts,
  type FoundProducts,
  type PagePosition,
} from '@/domain/products/askedProducts';

export interface Answer extends FoundProducts {
  /** The database could not answer: only the products that the page has read were searched. */
  isPartial: boolean;
}

/** One page of what the visitor asks for. Rejects only when it is aborted. */
export async function askForProducts(
  get: Getter,
  asked: AskedProducts,
  page: PagePosition,
  signal: AbortSignal,
): Promise<Answer> {
  const openSearch = get(repositoryAtom)?.openSearch;
  try {
    const search = await openSearch?.();
    const found = await search?.find(asked, page, signal);
    if (found && !signal.aborted) return { ...found, isPartial: false };
  } catch (error) {
    if (!signal.aborted) console.error('The database could not be searched', error);
  }
  if (signal.aborted) throw new Error('Aborted by a newer question');
  const all = findProducts(get(productsAtom), asked);
  return {
    products: all.slice(page.skip, page.skip + page.size),
    total: all.length,
    isPartial: openSearch !== undefined,
  };
}
