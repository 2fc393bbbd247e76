import { atom } from 'jotai';

import { adminTabAtom } from '@/atoms/admin';
import { changeLogAtom } from '@/panel/atoms/changes/changeLog';
import { undoChangeAtom } from '@/panel/atoms/changes/undoChange';
import { setRowFocusAtom } from '@/panel/atoms/rowFocus';
import { bulkFailures } from '@/panel/content/bulk';
import { changeWords } from '@/panel/content/changes';

import { hideNoticeAtom, noticeAtom, showNoticeAtom } from './notice';

/** Undoes the change with this key. The snackbar says what became of it, and the row that is as before gets the focus. */
export const undoNoticeAtom = atom(null, async (get, set, key: number) => {
  const change = get(changeLogAtom).find((one) => one.key === key);
  if (change === undefined) return;
  const failure = await set(undoChangeAtom, change);
  if (failure !== undefined) {
    set(showNoticeAtom, { words: bulkFailures[failure], undoes: key });
    return;
  }
  if (get(noticeAtom)?.words === changeWords.busy) set(hideNoticeAtom);
  const [newest] = get(changeLogAtom);
  const tab = get(adminTabAtom);
  if (newest?.isUndone !== true || tab === 'contact') return;
  const { deleted, edited } = newest.undo[tab];
  const item = deleted[0] ?? (edited.length === 1 ? edited[0]?.before : undefined);
  if (item !== undefined) set(setRowFocusAtom, { item, on: 'edit' });
});
