import type { Getter, Setter } from 'jotai';

import { productsAtom } from '@/atoms/catalog';
import { openAccess } from '@/panel/atoms/session';
import { brandLeftText } from '@/panel/content/changes';
import { pastChangeText } from '@/panel/content/history/pastChanges';
import {
  type CatalogChanges,
  changeUndoneBy,
  countCatalogChanges,
} from '@/panel/domain/catalogChanges';
import type { StepKind } from '@/panel/domain/pastChange';

import { showNoticeAtom } from './notice';

/** Begins a step of the owner. His changes go through its editor; `announce` gets what undoes them, says them and offers that. */
export function beginStep(get: Getter, set: Setter, kind: StepKind) {
  const { step, editor } = openAccess(get).editor.inStep(kind);

  function announce(undo: Partial<CatalogChanges>): void {
    if (countCatalogChanges(undo) === 0) return;
    const words = pastChangeText(changeUndoneBy(undo, kind));
    const [deleted] = kind === 'item' ? (undo.brands?.added ?? []) : [];
    const left = deleted && get(productsAtom).filter(({ brand }) => brand === deleted.name).length;
    set(showNoticeAtom, { words, note: brandLeftText(left), undoes: { step, words, undo } });
  }

  return { editor, announce };
}
