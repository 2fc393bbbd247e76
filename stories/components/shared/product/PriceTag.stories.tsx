import { expect } from 'storybook/test';

import { PriceTag } from '@/components/shared/product/PriceTag';

import preview from '../../../../.storybook/preview';
import { largeTextOnPhone } from '../../../fixtures/largeText';
import { noPhotograph } from '../../../fixtures/photographs';

/**
 * - **Do** pass the original price of every product: it is left out unless something is saved.
 * - **Don’t** write a price with anything but `formatPrice`, and never with thousands separators.
 */
const meta = preview.meta({
  component: PriceTag,
  // How its states look is in docs/All states.
  parameters: { chromatic: noPhotograph, layout: 'centered' },
  args: { price: 2850 },
});

export const FullPrice = meta.story({ name: 'Fiyat' });

/** Struck through for the eye, called the old price for the ear. */
export const Discounted = meta.story({
  args: { originalPrice: 3400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      'İndirimli fiyat: 2850 TLEski fiyat: 3400 TL',
    );
  },
});

/** The owner has entered 0 (D27). */
export const OnRequest = meta.story({
  args: { price: 0, originalPrice: 3400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^Fiyat sorun$/);
  },
});

export const Millions = meta.story({
  args: { price: 1_234_567, originalPrice: 1_400_000 },
});

export const OnDetail = meta.story({ args: { originalPrice: 3400, size: 'detail' } });

export const MillionsOnDetail = meta.story({
  args: { price: 1_234_567, originalPrice: 1_400_000, size: 'detail' },
});

export const MillionsLargeText = MillionsOnDetail.extend(largeTextOnPhone);
