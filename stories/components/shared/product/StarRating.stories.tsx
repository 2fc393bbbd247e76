import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StarRating } from '@/components/shared/product/StarRating';
import { ratingText } from '@/content/productDetail';

import { oneSize } from '../../../fixtures/photographs';

const meta = {
  component: StarRating,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { text: '(4.8)' },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnCard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      '5 üzerinden değerlendirme: (4.8)',
    );
  },
};

export const OnDetail: Story = {
  args: { text: ratingText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(4.8) • 127 değerlendirme')).toBeVisible();
  },
};
