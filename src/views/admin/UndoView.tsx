import { lazy, Suspense } from 'react';

async function importUndoPrompt() {
  const { UndoPrompt: Prompt } = await import('./UndoPrompt');
  return { default: Prompt };
}

// At once: the panel must open without a network. After a failure it is imported again when it is drawn.
importUndoPrompt().catch(() => undefined);

const UndoPrompt = lazy(importUndoPrompt);

export function UndoView() {
  return (
    <Suspense fallback={null}>
      <UndoPrompt />
    </Suspense>
  );
}
