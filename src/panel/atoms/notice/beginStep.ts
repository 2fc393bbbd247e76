import type { Getter, Setter } from 'jotai';

import { catalogAtom } from '@/panel/atoms/lists';
import { openAccess } from '@/panel/atoms/session';
import { brandLeftText } from '@/panel/content/changes';
import { pastChangeText } from '@/panel/content/history/pastChanges';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import { countCatalogChanges } from '@/panel/domain/catalogChanges';
import { undoBetween } from '@/panel/domain/changes/compareCatalogs';
import { changeUndoneBy, type StepKind } from '@/panel/domain/pastChange';

import { showNoticeAtom } from './notice';

/** Begins a step of the owner. His changes go through its editor; `announce` says them afterwards, and offers to undo them. */
export function beginStep(get: Getter, set: Setter, kind: StepKind) {
  let before = get(catalogAtom);
  const { step, editor } = openAccess(get).editor.inStep(kind);

  function announce(): void {
    const now = get(catalogAtom);
    // Other steps may have changed the contact details and the shop meanwhile.
    const { contact, shop } = kind === 'item' || kind === 'backup' ? now : before;
    const undo = undoBetween({ ...now, contact, shop }, before);
    if (countCatalogChanges(undo) === 0) return;
    const words = pastChangeText(changeUndoneBy(undo, kind));
    const [deleted] = kind === 'item' ? undo.brands.added : [];
    const left = deleted && now.products.filter(({ brand }) => brand === deleted.name).length;
    set(showNoticeAtom, { words, note: brandLeftText(left), undoes: { step, words, undo } });
  }

  async function changeProducts(...asked: Parameters<CatalogEditor['changeProducts']>) {
    const result = await editor.changeProducts(...asked);
    // What somebody else has changed is no part of the step.
    if (result.kind === 'changed') before = { ...before, products: get(catalogAtom).products };
    return result;
  }

  return { editor: { ...editor, changeProducts }, announce };
}
