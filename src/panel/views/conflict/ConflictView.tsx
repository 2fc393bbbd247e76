import { useAtomValue, useSetAtom } from 'jotai';

import { conflictAtom, decideConflictAtom } from '@/panel/atoms/session';
import { ConflictDialog } from '@/panel/components/ConflictDialog';
import { conflictDifferences, conflictName } from '@/panel/content/conflict';

export function ConflictView() {
  const conflict = useAtomValue(conflictAtom);
  const decide = useSetAtom(decideConflictAtom);
  if (conflict === undefined) return null;
  return (
    <ConflictDialog
      key={conflict.id}
      name={conflictName(conflict)}
      isDeleted={conflict.theirs === undefined}
      differences={conflictDifferences(conflict)}
      onMine={() => decide('mine')}
      onTheirs={() => decide('theirs')}
    />
  );
}
