import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';

import { changeLogAtom } from '@/panel/atoms/changes/changeLog';
import { undoChangeAtom } from '@/panel/atoms/changes/undoChange';
import type { MenuEntry } from '@/panel/components/menu/MenuButton';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { ChangeLogDialog } from '@/panel/components/undo/ChangeLogDialog';
import type { BulkFailure } from '@/panel/content/bulk';
import { changeWords } from '@/panel/content/changes';
import { useAttempt } from '@/panel/views/useAttempt';

export function useChangeLog(): { entries: MenuEntry[]; prompt: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  return {
    entries: [{ label: changeWords.title, path: PANEL_ICONS.undo, onPress: () => setIsOpen(true) }],
    prompt: isOpen ? <ChangeLog onClose={() => setIsOpen(false)} /> : null,
  };
}

function ChangeLog({ onClose }: { onClose: () => void }) {
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
