import { expect } from 'storybook/test';

import { StockBadge } from '@/components/shared/product/StockBadge';

import preview from '../../../../.storybook/preview';
import { forcedColors, oneSize } from '../../../fixtures/photographs';

/**
 * - **Do** choose the wording of the place: two words on the detail page, one on cards.
 * - **Don’t** colour it green or red: green is WhatsApp’s, and the filled badge says it without colour.
 */
const meta = preview.meta({
  component: StockBadge,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { inStock: true },
});

export const InStock = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stokta')).toBeVisible();
  },
});

export const SoldOut = meta.story({
  args: { inStock: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tükendi')).toBeVisible();
  },
});

export const InStockOnDetail = meta.story({
  args: { wording: 'detail' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stokta Var')).toBeVisible();
  },
});

export const SoldOutOnDetail = meta.story({
  args: { wording: 'detail', inStock: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stokta Yok')).toBeVisible();
  },
});

export const HighContrast = meta.story({
  parameters: { chromatic: { ...forcedColors, ...oneSize } },
});
