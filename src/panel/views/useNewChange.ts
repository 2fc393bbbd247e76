import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { changeLogAtom, type LoggedChange } from '@/panel/atoms/changes/changeLog';

/** The newest change, if it was made since this view was opened: what the view offers to undo. */
export function useNewChange(): LoggedChange | undefined {
  const [newest] = useAtomValue(changeLogAtom);
  const [known] = useState(newest);
  return newest === known ? undefined : newest;
}
