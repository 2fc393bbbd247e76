import { expect } from 'storybook/test';

import { PriceTag } from '@/components/shared/product/PriceTag';

import preview from '../../../../.storybook/preview';
import { largeTextOnPhone } from '../../../fixtures/largeText';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';

/**
 * - **Do** pass the original price of every product: it is left out unless something is saved.
 * - **Don’t** write a price with anything but `formatPrice`, and never with thousands separators.
 */
const meta = preview.meta({
  component: PriceTag,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { price: 2850 },
});

export const FullPrice = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2850 TL')).toBeVisible();
  },
});

/** Struck through for the eye, called the old price for the ear. */
export const Discounted = meta.story({
  args: { originalPrice: 3400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      'İndirimli fiyat: 2850 TLEski fiyat: 3400 TL',
    );
  },
});

/** The owner may leave it as it was when he raises the price. */
export const OriginalPriceNotHigher = meta.story({
  tags: ['test-only'],
  args: { originalPrice: 2850 },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^2850 TL$/);
  },
});

/** The owner has entered 0 (D27). */
export const OnRequest = meta.story({
  args: { price: 0, originalPrice: 3400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^Fiyat sorun$/);
  },
});

export const WithKurus = meta.story({
  args: { price: 320.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('320,50 TL')).toBeVisible();
  },
});

export const Millions = meta.story({
  args: { price: 1_234_567, originalPrice: 1_400_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1234567 TL')).toBeVisible();
  },
});

export const OnDetail = meta.story({ args: { originalPrice: 3400, size: 'detail' } });

export const MillionsOnDetail = Millions.extend({ args: { size: 'detail' } });

export const MillionsLargeText = MillionsOnDetail.extend(largeTextOnPhone);

export const LessThanOne = meta.story({
  args: { price: 0.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0,50 TL')).toBeVisible();
  },
});
