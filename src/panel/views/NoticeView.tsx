import Box from '@mui/material/Box';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useState } from 'react';

import { adminTabAtom } from '@/atoms/admin';
import { UNDO_MS } from '@/domain/limits';
import { useTimeout } from '@/hooks/useTimeout';
import { beginMarkingAtom, isMarkingAtom } from '@/panel/atoms/changes/bulk';
import { toggleNewFormAtom } from '@/panel/atoms/forms';
import {
  type DoneStep,
  hideNoticeAtom,
  type Notice,
  noticeAtom,
  type Saved,
  showNoticeAtom,
} from '@/panel/atoms/notice/notice';
import { undoStepAtom } from '@/panel/atoms/notice/undoStep';
import { isFormOpenAtom, setRowFocusAtom } from '@/panel/atoms/openForm';
import { AdminDialog } from '@/panel/components/AdminDialog';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { PanelSnackbar } from '@/panel/components/snackbar/PanelSnackbar';
import { changeWords } from '@/panel/content/changes';
import { PREVIEW_TITLE } from '@/panel/content/panel';
import { toDraft } from '@/panel/domain/drafts/itemDraft';

import { ItemPreview } from './ItemPreview';

/** The panel's only snackbar: what has happened last, and what can be done about it. */
export function NoticeView() {
  // After the answer to the press.
  const notice = useDeferredValue(useAtomValue(noticeAtom));
  const show = useSetAtom(showNoticeAtom);
  const hide = useSetAtom(hideNoticeAtom);
  const undo = useSetAtom(undoStepAtom);
  const markAgain = useSetAtom(beginMarkingAtom);
  const addAnother = useSetAtom(toggleNewFormAtom);
  const tab = useAtomValue(adminTabAtom);
  const isFormOpen = useAtomValue(isFormOpenAtom);
  const isMarking = useAtomValue(isMarkingAtom);
  const [pausedNotice, setPausedNotice] = useState<Notice>();
  const [shown, setShown] = useState<Saved>();
  const isTimed = notice !== undefined && notice.stays !== true && notice !== pausedNotice;
  useTimeout(hide, isTimed ? UNDO_MS : null, notice);
  const { words, note, undoes, marks, stays = false } = notice ?? {};
  const saved = notice?.saved?.list === tab ? notice.saved : undefined;

  function hideAnd(act: () => unknown) {
    hide();
    act();
  }

  function undoStep(step: DoneStep) {
    show({ words: changeWords.busy });
    void undo(step);
  }

  const onUndo = undoes ? () => undoStep(undoes) : marks && (() => hideAnd(() => markAgain(marks)));
  const actions = [
    onUndo && { label: changeWords.undo, path: PANEL_ICONS.undo, onPress: onUndo },
    saved && { label: 'Göster', onPress: () => hideAnd(() => setShown(saved)) },
    saved?.isNew && !isFormOpen && { label: 'Bir tane daha', onPress: () => hideAnd(addAnother) },
    stays && { label: 'Tamam', onPress: hide },
  ];
  return (
    <>
      <PanelSnackbar
        message={words}
        note={note}
        isAtTop={isFormOpen || isMarking}
        actions={actions.filter((action) => typeof action === 'object')}
        onHold={(isHeld) => setPausedNotice(isHeld ? notice : undefined)}
      />
      {shown && <SavedPreview saved={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** What visitors see of a saved item. Its row is in sight already, so the owner does not leave the list. */
function SavedPreview({ saved, onClose }: { saved: Saved; onClose: () => void }) {
  const { list, item } = saved;
  const setRowFocus = useSetAtom(setRowFocusAtom);

  function close() {
    onClose();
    setRowFocus({ item, on: 'edit' });
  }

  return (
    <AdminDialog title={PREVIEW_TITLE} width={24} closeLabel="Tamam" onClose={close}>
      <Box inert>
        <ItemPreview list={list} draft={toDraft(list, item)} />
      </Box>
    </AdminDialog>
  );
}
