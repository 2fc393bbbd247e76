import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Stories and their tests share the preview with the docs pages, and do without Storybook's docs blocks.
const DocsFrame = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }));
const ComponentPage = lazy(async () => ({
  default: (await import('./ComponentPage.tsx')).ComponentPage,
}));

function LazyDocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <DocsFrame {...props} />
    </Suspense>
  );
}

/** For `parameters.docs`: around every docs page, and inside those that Storybook writes for components. */
export const shopDocs = { container: LazyDocsFrame, page: ComponentPage };
