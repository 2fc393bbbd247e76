import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { countUnusedAtom, removeUnusedAtom } from '@/panel/atoms/photographs';
import {
  UnusedPhotosDialog,
  type UnusedPhotosState,
} from '@/panel/components/photographs/UnusedPhotosDialog';

export function UnusedPhotosView({ onClose }: { onClose: () => void }) {
  const count = useSetAtom(countUnusedAtom);
  const remove = useSetAtom(removeUnusedAtom);
  const [state, setState] = useState<UnusedPhotosState>({ kind: 'counting' });

  useEffect(() => {
    void count().then((counted) =>
      setState(
        typeof counted === 'number'
          ? { kind: 'counted', count: counted }
          : { kind: 'failed', failure: counted },
      ),
    );
  }, [count]);

  async function handleRemove() {
    if (state.kind !== 'counted') return;
    setState({ kind: 'removing', count: state.count });
    const removed = await remove();
    setState(
      removed === undefined
        ? { kind: 'counted', count: state.count, hasFailed: true }
        : { kind: 'done', count: removed },
    );
  }

  return <UnusedPhotosDialog state={state} onRemove={handleRemove} onClose={onClose} />;
}
