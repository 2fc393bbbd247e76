import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { ChangedProductsDialog } from '@/panel/components/ChangedProductsDialog';

import preview from '../../../.storybook/preview';
import { longName, product } from '../../fixtures/catalog';
import { noPhotograph, onPhone, oneSize } from '../../fixtures/photographs';

const brakes = { ...product, name: 'Ön Fren Disk ve Balata Takımı', price: 1250 };
const disk = { table: 'products', seen: brakes, now: { ...brakes, price: 1190 } } as const;
const lamp = { ...product, id: 9, name: 'Sol Ön Far, LED Gündüz Sürüş Işıklı' };
const gone = { table: 'products', seen: lamp, now: undefined } as const;

/** Parts that somebody else has changed meanwhile, with both values (D28). */
const meta = preview.meta({
  component: ChangedProductsDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    products: [disk, gone],
    isDeletion: false,
    canSkip: true,
    onAgain: fn(),
    onWithout: fn(),
    onCancel: fn(),
  },
});

const dialog = () => screen.getByRole('dialog', { name: 'Değişen parçalar var' });

export const Prices = meta.story({
  parameters: { chromatic: oneSize },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(dialog()).toBeVisible());
    await expect(dialog()).toHaveAccessibleDescription(/2 parça başka bir yerden değişti/);
    await userEvent.click(screen.getByRole('button', { name: 'Yeni değerlere uygula' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Bu parçaları atla' }));
    await expect(args.onWithout).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
});

const sentence = 'Havalandırmalı iki disk ve dört balata; ısındığında da aynı fren mesafesi. ';
const long = { ...brakes, id: 8, name: longName, description: sentence.repeat(9), image: '' };
const longTexts = {
  table: 'products',
  seen: long,
  now: {
    ...long,
    price: 1190,
    description: sentence.repeat(12),
    image: `https://a.example/${'x'.repeat(200)}`,
  },
} as const;

export const LongTexts = meta.story({
  ...onPhone,
  args: { products: [longTexts, disk, gone] },
});

export const ManyToDelete = meta.story({
  args: {
    products: Array.from({ length: 1250 }, (_, id) => ({ ...disk, seen: { ...brakes, id } })),
    isDeletion: true,
    canSkip: false,
  },
  parameters: { chromatic: noPhotograph },
  play: async () => {
    await waitFor(() => expect(dialog()).toBeVisible());
    await expect(within(dialog()).getAllByRole('listitem')).toHaveLength(50);
    await expect(screen.getByText('ve 1200 kayıt daha')).toBeVisible();
    const buttons = within(dialog()).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Yine de sil', 'Vazgeç']);
  },
});
