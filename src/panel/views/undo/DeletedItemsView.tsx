import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { removalsAtom, undoRemoveAtom } from '@/panel/atoms/catalogActions';
import { DeletedItemsButton } from '@/panel/components/undo/DeletedItemsButton';
import { DeletedItemsDialog } from '@/panel/components/undo/DeletedItemsDialog';
import { itemName } from '@/panel/domain/lists';

export function DeletedItemsView() {
  const removals = useAtomValue(removalsAtom);
  const undo = useSetAtom(undoRemoveAtom);
  const [isAsked, setIsAsked] = useState(false);
  const [restored, setRestored] = useState<string>();
  const isOpen = isAsked && removals.length > 0;

  const entries = removals.map(({ key, removed: [list, item] }) => ({
    key,
    list,
    name: itemName(item),
  }));

  function close() {
    setIsAsked(false);
    setRestored(undefined);
  }

  function handleUndo(key: number) {
    const isLast = removals.length === 1;
    const chosen = removals.find((removal) => removal.key === key);
    undo(chosen, isLast);
    setRestored(chosen && itemName(chosen.removed[1]));
    if (isLast) close();
  }

  if (removals.length === 0) return null;
  return (
    <>
      <DeletedItemsButton count={removals.length} onClick={() => setIsAsked(true)} />
      {isOpen ? (
        <DeletedItemsDialog
          entries={entries}
          restored={restored}
          onUndo={handleUndo}
          onClose={close}
        />
      ) : null}
    </>
  );
}
