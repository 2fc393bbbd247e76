import { atom } from 'jotai';

import { type OpenForm, setRowFocusAtom } from '@/panel/atoms/openForm';
import { finishPhotoDraftAtom } from '@/panel/atoms/photoDrafts';
import { saveStateAtom } from '@/panel/atoms/session';
import { savedText } from '@/panel/content/changes';
import { photoDraftWords } from '@/panel/content/photographs';
import { itemName } from '@/panel/domain/lists';

import { noticeAtom, type Saved, showNoticeAtom } from './notice';

/** Called when a form was saved. Its row gets the focus, the next draft's form is opened, and the snackbar says so. */
export const finishFormAtom = atom(null, (get, set, form: OpenForm, saved: Saved) => {
  set(setRowFocusAtom, { item: saved.item, on: 'edit', isSaved: true });
  const left = set(finishPhotoDraftAtom, form);
  set(showNoticeAtom, {
    // The step is announced already, unless the form has changed nothing.
    ...get(noticeAtom),
    words: savedText(itemName(saved.item), get(saveStateAtom).reason !== 'unstored'),
    note: left === 0 ? undefined : photoDraftWords.left(left),
    saved,
  });
});
