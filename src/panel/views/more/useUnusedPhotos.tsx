import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';

import { countUnusedAtom, removeUnusedAtom } from '@/panel/atoms/photographs';
import { uploadsPicturesAtom } from '@/panel/atoms/session';
import type { MenuEntry } from '@/panel/components/menu/MenuButton';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import {
  UnusedPhotosDialog,
  type UnusedPhotosState,
} from '@/panel/components/photographs/UnusedPhotosDialog';

export function useUnusedPhotos(): { entries: MenuEntry[]; prompt: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  if (!useAtomValue(uploadsPicturesAtom)) return { entries: [], prompt: null };
  return {
    entries: [
      {
        label: 'Kullanılmayan fotoğrafları sil',
        path: PANEL_ICONS.delete,
        onPress: () => setIsOpen(true),
      },
    ],
    prompt: isOpen ? <UnusedPhotosPrompt onClose={() => setIsOpen(false)} /> : null,
  };
}

function UnusedPhotosPrompt({ onClose }: { onClose: () => void }) {
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
