import { useSetAtom } from 'jotai';

import { decideConflictAtom } from '@/atoms/session';
import { ConflictDialog } from '@/components/admin/ConflictDialog';
import { conflictDifferences, conflictName } from '@/content/admin/conflict';
import type { Conflict } from '@/domain/conflict';

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
