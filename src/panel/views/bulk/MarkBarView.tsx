import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import {
  listedMarksAtom,
  markedProductsAtom,
  undoableBulkAtom,
  undoBulkAtom,
} from '@/panel/atoms/changes/bulk';
import { MarkBar, type MarkBarProps } from '@/panel/components/bulk/MarkBar';
import { type BulkFailure, doneText } from '@/panel/content/bulk';
import { useAttempt } from '@/panel/views/useAttempt';

export function MarkBarView({ onAction, onLeave }: Pick<MarkBarProps, 'onAction' | 'onLeave'>) {
  const marked = useAtomValue(markedProductsAtom).length;
  const hidden = marked - useAtomValue(listedMarksAtom);
  const undoable = useAtomValue(undoableBulkAtom);
  const undo = useSetAtom(undoBulkAtom);
  const [isUndone, setIsUndone] = useState(false);
  const { isBusy, failure, attempt, clearFailure } = useAttempt<BulkFailure>();

  const undone = isUndone ? 'Geri alındı, ürünler eskisi gibi' : undefined;
  return (
    <MarkBar
      marked={marked}
      hidden={hidden}
      done={undoable === null ? undone : doneText(undoable.kind, undoable.changed)}
      canUndo={undoable !== null}
      isUndoing={isBusy}
      undoFailure={marked === 0 ? failure : undefined}
      onAction={(action) => {
        setIsUndone(false);
        clearFailure();
        onAction(action);
      }}
      onUndo={async () => setIsUndone(await attempt(undo()))}
      onLeave={onLeave}
    />
  );
}
