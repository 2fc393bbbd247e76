import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Loaded on demand: stories and their tests share this preview, but do not need Storybook's docs blocks.
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

/** As somebody would type it: functions have no names of a build, and messages in addresses are left out. */
const transform = (code: string) =>
  code
    .replaceAll(/=\{function \w*\([^)]*\) ?\{\s*\}\}/g, '={() => {}}')
    .replaceAll(/\?text=[^"'\s]*/g, '');

/** For `parameters.docs`: the frame of every docs page, the content of a component's page, and what `Show code` shows. */
export const shopDocs = { container: LazyDocsFrame, page: ComponentPage, source: { transform } };
