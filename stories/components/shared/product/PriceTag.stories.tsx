import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PriceTag } from '@/components/shared/product/PriceTag';

import { largeTextOnPhone } from '../../../fixtures/largeText';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';

/**
 * - **Do** pass the original price of every product: it is left out unless something is saved.
 * - **Don’t** write a price with anything but `formatPrice`, and never with thousands separators.
 */
const meta = {
  component: PriceTag,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { price: 2850 },
} satisfies Meta<typeof PriceTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPrice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2850 TL')).toBeVisible();
  },
};

/** Struck through for the eye, called the old price for the ear. */
export const Discounted: Story = {
  args: { originalPrice: 3400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      'İndirimli fiyat: 2850 TLEski fiyat: 3400 TL',
    );
  },
};

/** The owner may leave it as it was when he raises the price. */
export const OriginalPriceNotHigher: Story = {
  tags: ['test-only'],
  args: { originalPrice: 2850 },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^2850 TL$/);
  },
};

export const Free: Story = {
  args: { price: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 TL')).toBeVisible();
  },
};

export const WithKurus: Story = {
  args: { price: 320.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('320,50 TL')).toBeVisible();
  },
};

export const Millions: Story = {
  args: { price: 1_234_567, originalPrice: 1_400_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1234567 TL')).toBeVisible();
  },
};

export const OnDetail: Story = { args: { originalPrice: 3400, size: 'detail' } };

export const MillionsOnDetail: Story = { args: { ...Millions.args, size: 'detail' } };

export const MillionsLargeText: Story = { ...MillionsOnDetail, ...largeTextOnPhone };

export const LessThanOne: Story = {
  args: { price: 0.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0,50 TL')).toBeVisible();
  },
};
