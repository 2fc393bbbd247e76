import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { VisuallyHidden } from '@/components/shared/VisuallyHidden';

import { oneSize } from '../../fixtures/photographs';

/**
 * Words for screen readers, where the eye reads the same from shape or place.
 *
 * - **Do** end them with a colon or a space, so that they do not grow together with what follows.
 * - **Don’t** hide here what everybody should know.
 */
const meta = {
  component: VisuallyHidden,
  args: { children: 'Eski fiyat: ' },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      <VisuallyHidden {...args} />
      3400 TL
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Eski fiyat: 3400 TL');
  },
};
