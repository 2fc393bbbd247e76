import { useAtomValue, useSetAtom } from 'jotai';

import { conflictAtom, decideConflictAtom } from '@/panel/atoms/session';
import { ConflictDialog } from '@/panel/components/ConflictDialog';

export function ConflictView() {
  const conflict = useAtomValue(conflictAtom);
  const decide = useSetAtom(decideConflictAtom);
  if (conflict === undefined) return null;
  const { id, table, mine, theirs } = conflict;
  return (
    <ConflictDialog
      key={id}
      record={{ table, seen: mine, now: theirs }}
      onMine={() => decide('mine')}
      onTheirs={() => decide('theirs')}
    />
  );
}
