import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';

import { conflictAtom } from '@/panel/atoms/session';

const ConflictPrompt = lazy(async () => {
  const { ConflictPrompt: Prompt } = await import('./ConflictPrompt');
  return { default: Prompt };
});

/** Conflicts are rare, so the code of their dialog is fetched when there is one. */
export function ConflictView() {
  const conflict = useAtomValue(conflictAtom);
  if (conflict === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ConflictPrompt key={conflict.id} conflict={conflict} />
    </Suspense>
  );
}
