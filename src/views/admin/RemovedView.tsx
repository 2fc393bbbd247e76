import { lazy, Suspense } from 'react';

import { ErrorBoundary } from '@/components/shared/ErrorBoundary';

async function importRemovedList() {
  const { RemovedList: List } = await import('./RemovedList');
  return { default: List };
}

// At once, as the undo bar.
importRemovedList().catch(() => undefined);

const RemovedList = lazy(importRemovedList);

export function RemovedView() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <RemovedList />
      </Suspense>
    </ErrorBoundary>
  );
}
