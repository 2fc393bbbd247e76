import { expect, fn } from 'storybook/test';

import { ProductRow } from '@/panel/components/rows/ProductRow';

import preview from '../../../../.storybook/preview';
import { longName, product, withoutDiscount } from '../../../fixtures/catalog';
import { largeTextOnPhone } from '../../../fixtures/largeText';
import { highContrast, noPhotograph, onPhone, oneSize } from '../../../fixtures/photographs';
import { phone } from '../../../fixtures/viewports';

const refused = { reason: 'picturePolicy', onRetry: fn() } as const;

const meta = preview.meta({
  component: ProductRow,
  args: { item: product, onEdit: fn(), onCopy: fn(), onChange: fn(), onDelete: fn() },
});

export const Default = meta.story();

export const Pressed = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Düzenle: ${product.name}` }));
    await expect(args.onEdit).toHaveBeenLastCalledWith(args.item);
    await userEvent.click(canvas.getByRole('button', { name: `Kopyala: ${product.name}` }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(args.item);
    await userEvent.click(canvas.getByRole('switch', { name: `Stokta: ${product.name}` }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...product, inStock: false });
    // The discount was computed from both prices, and is computed again.
    await userEvent.click(canvas.getByRole('button', { name: /^Fiyatı değiştir: Debriyaj/ }));
    await userEvent.keyboard('2720{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ price: 2720, originalPrice: 3400, discount: 20 }),
    );
    await userEvent.click(canvas.getByRole('button', { name: `Sil: ${product.name}` }));
    await expect(args.onDelete).toHaveBeenLastCalledWith(args.item);
  },
});

export const SoldOut = meta.story({
  args: { item: { ...product, inStock: false } },
  parameters: { chromatic: oneSize },
});

export const LongTexts = meta.story({
  ...onPhone,
  args: { item: { ...product, name: longName } },
});

/** The amount and `TL` stay on one line, beside the buttons. */
export const TensOfThousands = meta.story({
  tags: ['test-only'],
  args: { item: { ...product, price: 12_850.5, originalPrice: 14_850.5 } },
  globals: phone,
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    const { top, height } = canvas.getByText('12850,50 TL').getBoundingClientRect();
    await expect(height).toBeLessThan(40);
    const button = canvas.getByRole('button', { name: /^Düzenle/ }).getBoundingClientRect();
    await expect(button.top).toBeLessThan(top + height);
  },
});

export const Millions = meta.story({
  ...onPhone,
  args: { item: { ...product, price: 12_345_678.5, originalPrice: 13_000_000 } },
});

/** Its change was refused. */
export const Refused = meta.story({
  args: { refused },
});

export const RefusedLongTexts = meta.story({
  ...onPhone,
  args: { item: { ...product, name: longName }, refused },
});

export const WithoutPicture = meta.story({
  args: { item: { ...product, image: '' } },
  parameters: { chromatic: oneSize },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({ ...highContrast });

export const WithoutDiscount = meta.story({
  args: { item: { ...withoutDiscount(product), price: 0.5 } },
  parameters: { chromatic: oneSize },
});
