import { type ComponentType, lazy, Suspense } from 'react';

import { ErrorBoundary } from '@/components/shared/ErrorBoundary';

/** A component whose chunk is fetched at once, so that it is there without a network, too. */
export function lazyAtOnce<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const coming = load().then((component) => ({ default: component }));
  coming.catch(() => undefined);
  return lazy(() => coming);
}

/** A part of the panel with a chunk of its own. Where it cannot be fetched the rest of the panel works without it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyAtOnce(load);
  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
