import { type ComponentType, lazy, Suspense } from 'react';

import { ErrorBoundary } from '@/components/shared/ErrorBoundary';

/**
 * A part of the panel whose chunk is fetched at once, so that it is there without a network, too. Where it cannot be fetched
 * the rest of the panel works without it.
 */
export function lazyPart(load: () => Promise<ComponentType>) {
  const coming = load().then((component) => ({ default: component }));
  coming.catch(() => undefined);
  const Part = lazy(() => coming);
  return function LazyPart() {
    return (
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
