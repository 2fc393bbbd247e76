import { lazy, Suspense } from 'react';

import { ErrorBoundary } from '@/components/shared/ErrorBoundary';

const RemovedList = lazy(async () => {
  const { RemovedList: List } = await import('./RemovedList');
  return { default: List };
});

/** Fetched after the panel, as the undo bar. */
export function RemovedView() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <RemovedList />
      </Suspense>
    </ErrorBoundary>
  );
}
