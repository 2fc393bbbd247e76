import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { listedMarksAtom, markedProductsAtom, undoableBulkAtom, undoBulkAtom } from '@/atoms/bulk';
import { MarkBar, type MarkBarProps } from '@/components/admin/bulk/MarkBar';
import { BULK_UNDONE, type BulkFailure, doneText } from '@/content/admin/bulk';

export function MarkBarView({ onAction, onLeave }: Pick<MarkBarProps, 'onAction' | 'onLeave'>) {
  const marked = useAtomValue(markedProductsAtom).length;
  const hidden = marked - useAtomValue(listedMarksAtom);
  const undoable = useAtomValue(undoableBulkAtom);
  const undo = useSetAtom(undoBulkAtom);
  const [isUndoing, setIsUndoing] = useState(false);
  const [isUndone, setIsUndone] = useState(false);
  const [failure, setFailure] = useState<BulkFailure>();

  async function handleUndo() {
    setIsUndoing(true);
    setFailure(undefined);
    const failed = await undo();
    setIsUndoing(false);
    setIsUndone(failed === undefined);
    setFailure(failed);
  }

  const undone = isUndone ? BULK_UNDONE : undefined;
  return (
    <MarkBar
      marked={marked}
      hidden={hidden}
      done={undoable === undefined ? undone : doneText(undoable.kind, undoable.changed)}
      canUndo={undoable !== undefined}
      isUndoing={isUndoing}
      undoFailure={marked === 0 ? failure : undefined}
      onAction={(action) => {
        setIsUndone(false);
        setFailure(undefined);
        onAction(action);
      }}
      onUndo={handleUndo}
      onLeave={onLeave}
    />
  );
}
