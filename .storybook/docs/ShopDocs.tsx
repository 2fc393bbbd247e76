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

/** Removes from the shown code what nobody would write: names that the build gives to functions, and encoded messages. */
const transform = (code: string) =>
  code
    .replaceAll(/=\{function \w*\([^)]*\) ?\{\s*\}\}/g, '={() => {}}')
    .replaceAll(/\?text=[^"'\s]*/g, '');

/** The value of `parameters.docs`: the frame of all docs pages, the page of a component, and the code of `Show code`. */
export const shopDocs = { container: LazyDocsFrame, page: ComponentPage, source: { transform } };
