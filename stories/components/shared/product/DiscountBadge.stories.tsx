import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DiscountBadge } from '@/components/shared/product/DiscountBadge';

import { forcedColors, oneSize } from '../../../fixtures/photographs';

/**
 * - **Do** hang it on the picture’s upper left corner.
 * - **Don’t** draw it for 0, or work the percentage out here: it is what the owner has typed.
 */
const meta = {
  component: DiscountBadge,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { percent: 16 },
} satisfies Meta<typeof DiscountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('%16 indirim')).toBeVisible();
  },
};

export const OneDigit: Story = { args: { percent: 5 } };

export const Everything: Story = { args: { percent: 100 } };

export const HighContrast: Story = { parameters: { chromatic: { ...forcedColors, ...oneSize } } };
