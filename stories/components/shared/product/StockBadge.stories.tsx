import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StockBadge } from '@/components/shared/product/StockBadge';

import { forcedColors, oneSize } from '../../../fixtures/photographs';

/**
 * - **Do** choose the wording of the place: two words on the detail page, one on cards.
 * - **Don’t** colour it green or red: green is WhatsApp’s, and the filled badge says it without colour.
 */
const meta = {
  component: StockBadge,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { inStock: true },
} satisfies Meta<typeof StockBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stokta')).toBeVisible();
  },
};

export const SoldOut: Story = {
  args: { inStock: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tükendi')).toBeVisible();
  },
};

export const InStockOnDetail: Story = {
  args: { wording: 'detail' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stokta Var')).toBeVisible();
  },
};

export const SoldOutOnDetail: Story = {
  args: { wording: 'detail', inStock: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stokta Yok')).toBeVisible();
  },
};

export const HighContrast: Story = { parameters: { chromatic: { ...forcedColors, ...oneSize } } };
