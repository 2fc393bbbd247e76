import { expect } from 'storybook/test';

import { VisuallyHidden } from '@/components/shared/VisuallyHidden';

import preview from '../../../.storybook/preview';
import { oneSize } from '../../fixtures/photographs';

/**
 * Words for screen readers, where the eye reads the same from shape or place.
 *
 * - **Do** end them with a colon or a space, so that they do not grow together with what follows.
 * - **Don’t** hide here what everybody should know.
 */
const meta = preview.meta({
  component: VisuallyHidden,
  args: { children: 'Eski fiyat: ' },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story({
  render: (args) => (
    <p>
      <VisuallyHidden {...args} />
      3400 TL
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Eski fiyat: 3400 TL');
  },
});
