import { atom } from 'jotai';

import { adminTabAtom } from '@/atoms/admin';
import { isRecordName, RECORD_NAMES } from '@/domain/catalog';
import { changeProductsAtom } from '@/panel/atoms/changes/changeProducts';
import { setRowFocusAtom } from '@/panel/atoms/openForm';
import { historyAtom, openAccess } from '@/panel/atoms/session';
import { bulkFailures } from '@/panel/content/bulk';
import { changeWords } from '@/panel/content/changes';
import { pause } from '@/panel/data/inPieces';
import {
  changeOneByOne,
  countCatalogChanges,
  countChanges,
  NO_CHANGES,
} from '@/panel/domain/catalogChanges';
import { changesBetween } from '@/panel/domain/changedValues';

import { type DoneStep, showNoticeAtom } from './notice';

/**
 * Undoes a step: in the database, so that what comes back keeps its id (D48), else by the values that the page had before. The
 * snackbar says what became of it, and the row that is as before gets the focus.
 */
export const undoStepAtom = atom(null, async (get, set, done: DoneStep) => {
  const { step, words, undo } = done;
  // The page draws the answer to the press, and then what is undone.
  await pause();
  const answer = await get(historyAtom)?.undo({ step });
  // It may have undone the step, or had not the time for it: then the page does not write the values itself.
  const isLeft = answer === 'unanswered' || answer === 'too-slow';
  const left = isLeft || typeof answer === 'object' ? answer : await set(undoByValuesAtom, done);
  if (typeof left === 'string') {
    set(showNoticeAtom, { words: bulkFailures[left], undoes: done });
    return;
  }
  const leftWords = left.length > 0 ? changeWords.left(left) : undefined;
  if (leftWords !== undefined && left.length === countCatalogChanges(undo)) {
    set(showNoticeAtom, { words: leftWords });
    return;
  }
  set(showNoticeAtom, { words: `${words} (geri alındı)`, note: leftWords });
  const tab = get(adminTabAtom);
  if (isRecordName(tab)) return;
  const { added, edited } = undo[tab] ?? NO_CHANGES;
  const [first] = added;
  // A row that has come back under another id is found by its values.
  const item = first ? { ...first, id: 0 } : edited.length === 1 ? edited[0]?.after : undefined;
  if (item !== undefined) set(setRowFocusAtom, { item, on: 'edit' });
});

/** Returns the names of what has other values than the step has written, and is left; or why nothing was undone. */
const undoByValuesAtom = atom(null, async (get, set, { undo }: DoneStep) => {
  const { editor } = openAccess(get).editor.inStep('undo');
  const { products = NO_CHANGES, brands = NO_CHANGES, slides = NO_CHANGES } = undo;
  const left: string[] = [];
  if (countChanges(products) > products.added.length || products.added.length > 1) {
    const undone = await set(changeProductsAtom, editor, products, {
      byRow: true,
      async choose(changed) {
        left.push(...changed.map(({ seen }) => seen.name));
        return 'without';
      },
    });
    if (typeof undone === 'string') return undone;
  } else changeOneByOne(editor, 'products', products);
  // What somebody else has changed of these since becomes a conflict, in which the owner chooses (D16).
  changeOneByOne(editor, 'brands', brands);
  changeOneByOne(editor, 'slides', slides);
  for (const table of RECORD_NAMES) {
    for (const { before, after } of undo[table]?.edited ?? []) {
      editor.saveRecord(table, changesBetween(before, after), before);
    }
  }
  return left;
});
