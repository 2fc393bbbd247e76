import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

import type { GlobalType } from './globalType.ts';

/** The browser's own text size, which every size in rem follows. */
export const textSizeType = {
  description: 'Text size of the browser, in percent',
  toolbar: {
    icon: 'type',
    title: 'Text size',
    dynamicTitle: true,
    items: [
      { value: '100', title: 'Text 100 %' },
      { value: '130', title: 'Text 130 %' },
      { value: '200', title: 'Text 200 %' },
    ],
  },
} satisfies GlobalType;

const { style } = document.documentElement;

// Under reduced motion every change takes a moment; this one has to be there before the story.
style.transitionProperty = 'none';

function TextSize({ size, children }: { size: string; children: ReactNode }) {
  useLayoutEffect(() => {
    style.fontSize = size;
    return () => {
      style.fontSize = '';
    };
  }, [size]);
  return children;
}

/** A page of documentation shows many stories on one root: there the size stays as it is. */
export const withTextSize: Decorator = (Story, { globals, viewMode }) => {
  const size = viewMode === 'docs' ? '' : `${String(globals['textSize'])}%`;
  // Before the story is drawn: it may measure itself.
  style.fontSize = size;
  return (
    <TextSize size={size}>
      <Story />
    </TextSize>
  );
};
