import { atom } from 'jotai';

import type { Catalog } from '@/domain/catalog';
import { catalogAtom } from '@/panel/atoms/lists';
import { brandLeftText, changedItemText } from '@/panel/content/changes';
import {
  type CatalogChanges,
  countCatalogChanges,
  NO_CATALOG_CHANGES,
} from '@/panel/domain/catalogChanges';
import { itemName } from '@/panel/domain/lists';

import { type DoneStep, showNoticeAtom } from './notice';

/** Says what the owner has done, by what undoes it, and offers to undo it. */
export const announceStepAtom = atom(
  null,
  (
    get,
    set,
    step: string,
    undoing: Partial<CatalogChanges>,
    options: Partial<Pick<DoneStep, 'words' | 'removed'>> = {},
  ) => {
    const undo = { ...NO_CATALOG_CHANGES, ...undoing };
    if (countCatalogChanges(undo) === 0) return;
    const { words = changedItemText(undo), removed } = options;
    const undoes = { step, words, undo, removed };
    set(showNoticeAtom, { words, note: brandNote(undoes, get(catalogAtom)), undoes });
  },
);

function brandNote({ removed }: DoneStep, { products }: Catalog): string | undefined {
  if (removed?.list !== 'brands') return undefined;
  const name = itemName(removed.item);
  return brandLeftText(products.filter(({ brand }) => brand === name).length);
}
