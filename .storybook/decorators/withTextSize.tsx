import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

const { style } = document.documentElement;

// The shop's styles for reduced motion add a short transition. The text size must change at once.
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

/** A docs page shows many stories in one document, so the text size does not change there. */
export const withTextSize: Decorator = (Story, { globals, viewMode }) => {
  const size = viewMode === 'docs' ? '' : `${String(globals['textSize'])}%`;
  // Set before the story is drawn, because a story may measure itself.
  style.fontSize = size;
  return (
    <TextSize size={size}>
      <Story />
    </TextSize>
  );
};
