import { useSetAtom } from 'jotai';

import { decideConflictAtom } from '@/panel/atoms/session';
import { ConflictDialog } from '@/panel/components/ConflictDialog';
import { conflictDifferences, conflictName } from '@/panel/content/conflict';
import type { Conflict } from '@/panel/domain/conflict';

export function ConflictPrompt({ conflict }: { conflict: Conflict }) {
  const decide = useSetAtom(decideConflictAtom);
  return (
    <ConflictDialog
      name={conflictName(conflict)}
      isDeleted={conflict.theirs === undefined}
      differences={conflictDifferences(conflict)}
      onMine={() => decide('mine')}
      onTheirs={() => decide('theirs')}
    />
  );
}
