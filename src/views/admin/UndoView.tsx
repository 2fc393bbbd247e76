import { lazy, Suspense } from 'react';

const UndoPrompt = lazy(async () => {
  const { UndoPrompt: Prompt } = await import('./UndoPrompt');
  return { default: Prompt };
});

/** Fetched after the panel, before anything is deleted: then it is there without a network, too. */
export function UndoView() {
  return (
    <Suspense fallback={null}>
      <UndoPrompt />
    </Suspense>
  );
}
