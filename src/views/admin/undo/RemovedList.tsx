import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { removalsAtom, undoRemoveAtom } from '@/atoms/catalogActions';
import { RemovedButton } from '@/components/admin/undo/RemovedButton';
import { RemovedDialog } from '@/components/admin/undo/RemovedDialog';
import { useCloseRequest } from '@/hooks/useCloseRequest';

/** What was deleted since the page was opened: each deletion can be undone. */
export function RemovedList() {
  const removals = useAtomValue(removalsAtom);
  const undo = useSetAtom(undoRemoveAtom);
  const [isAsked, setIsAsked] = useState(false);
  const [restored, setRestored] = useState<string>();
  const isOpen = isAsked && removals.length > 0;

  const entries = removals.map(({ key, removed: [list, item] }) => ({
    key,
    list,
    name: 'name' in item ? item.name : item.title,
  }));

  function close() {
    setIsAsked(false);
    setRestored(undefined);
  }
  useCloseRequest(isOpen, close);

  function handleUndo(key: number) {
    const isLast = removals.length === 1;
    undo(
      removals.find((removal) => removal.key === key),
      isLast,
    );
    setRestored(entries.find((entry) => entry.key === key)?.name);
    if (isLast) close();
  }

  if (removals.length === 0) return null;
  return (
    <>
      <RemovedButton count={removals.length} onClick={() => setIsAsked(true)} />
      {isOpen ? (
        <RemovedDialog entries={entries} restored={restored} onUndo={handleUndo} onClose={close} />
      ) : null}
    </>
  );
}
