import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { changeLogAtom } from '@/panel/atoms/changes/changeLog';
import { undoChangeAtom } from '@/panel/atoms/changes/undoChange';
import { ChangeLogDialog } from '@/panel/components/undo/ChangeLogDialog';
import type { BulkFailure } from '@/panel/content/bulk';
import { useAttempt } from '@/panel/views/useAttempt';

export function ChangeLogView({ onClose }: { onClose: () => void }) {
  const changes = useAtomValue(changeLogAtom);
  const undo = useSetAtom(undoChangeAtom);
  const [chosen, setChosen] = useState<number>();
  const { isBusy, failure, attempt } = useAttempt<BulkFailure>();

  function handleUndo(key: number) {
    const change = changes.find((one) => one.key === key);
    setChosen(key);
    if (change !== undefined) void attempt(undo(change));
  }

  return (
    <ChangeLogDialog
      entries={changes}
      busyKey={isBusy ? chosen : undefined}
      failure={failure}
      onUndo={handleUndo}
      onClose={onClose}
    />
  );
}
