import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { countUnusedAtom, removeUnusedAtom } from '@/panel/atoms/photographs';
import { UnusedPhotosDialog } from '@/panel/components/photographs/UnusedPhotosDialog';
import { useAttempt } from '@/panel/views/useAttempt';

export function UnusedPhotosView({ onClose }: { onClose: () => void }) {
  const countUnused = useSetAtom(countUnusedAtom);
  const remove = useSetAtom(removeUnusedAtom);
  const [count, setCount] = useState<Awaited<ReturnType<typeof countUnused>>>();
  const [removed, setRemoved] = useState<number>();
  const { isBusy, failure, attempt } = useAttempt<'notRemoved'>();

  useEffect(() => {
    void countUnused().then(setCount);
  }, [countUnused]);

  async function tryToRemove() {
    const now = await remove();
    setRemoved(now);
    return now === undefined ? 'notRemoved' : undefined;
  }

  return (
    <UnusedPhotosDialog
      {...{ count, removed, isBusy, failure, onClose }}
      onRemove={() => void attempt(tryToRemove())}
    />
  );
}
