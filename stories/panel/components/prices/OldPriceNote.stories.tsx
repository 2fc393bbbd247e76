import { expect, fn } from 'storybook/test';

import { OldPriceNote } from '@/panel/components/prices/OldPriceNote';

import preview from '../../../../.storybook/preview';
import { longName, product } from '../../../fixtures/catalog';
import { oneSize, phoneOnly } from '../../../fixtures/photographs';
import { phone } from '../../../fixtures/viewports';

const since = new Date(2026, 10, 12).toISOString();
const before = { ...product, price: 3100 };
const high = {
  before,
  after: { ...product, price: 2450, originalPrice: 3100 },
  price: 2650,
  since,
};
const long = { ...high, before: { ...before, id: 90, name: longName } };

/** Original prices that are higher than the lowest price of the ten days before. */
const meta = preview.meta({ component: OldPriceNote, args: { prices: [high] } });

export const InTheForm = meta.story({
  name: 'Eski fiyat notu · in the form',
  args: { knownSince: since, onUse: fn() },
  parameters: { chromatic: oneSize },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Son 10 günün en düşük fiyatı 2650 TL (12 Kasım). Yönetmelik eski fiyat olarak onu ister. Fiyatlar yalnız 12 Kasım gününden beri biliniyor.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Eski fiyatı 2650 TL yap' }));
    await expect(args.onUse).toHaveBeenLastCalledWith(2650);
  },
});

export const OfManyProducts = meta.story({
  args: { prices: [high, long] },
  globals: phone,
  parameters: { chromatic: phoneOnly },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2 üründe orijinal fiyat/);
    await userEvent.click(canvas.getByRole('button', { name: 'Bunları göster' }));
    await expect(canvas.getByRole('list', { name: 'Bunları göster' })).toBeVisible();
  },
});
