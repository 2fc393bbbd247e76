import { useAtomValue, useSetAtom } from 'jotai';

import { listedMarksAtom, markedProductsAtom } from '@/panel/atoms/changes/bulk';
import { undoChangeAtom } from '@/panel/atoms/changes/undoChange';
import { MarkBar, type MarkBarProps } from '@/panel/components/bulk/MarkBar';
import type { BulkFailure } from '@/panel/content/bulk';
import { changeText } from '@/panel/content/changes';
import { useAttempt } from '@/panel/views/useAttempt';
import { useNewChange } from '@/panel/views/useNewChange';

export function MarkBarView({ onAction, onLeave }: Pick<MarkBarProps, 'onAction' | 'onLeave'>) {
  const marked = useAtomValue(markedProductsAtom).length;
  const hidden = marked - useAtomValue(listedMarksAtom);
  const change = useNewChange();
  const undo = useSetAtom(undoChangeAtom);
  const { isBusy, failure, attempt, clearFailure } = useAttempt<BulkFailure>();

  return (
    <MarkBar
      marked={marked}
      hidden={hidden}
      done={change && changeText(change)}
      isUndoing={isBusy}
      undoFailure={marked === 0 ? failure : undefined}
      onAction={(action) => {
        clearFailure();
        onAction(action);
      }}
      onUndo={() => change && void attempt(undo(change))}
      onLeave={onLeave}
    />
  );
}
