import { expect, fn, screen, waitFor } from 'storybook/test';

import { ConflictDialog } from '@/panel/components/ConflictDialog';

import preview from '../../../.storybook/preview';
import { longName, product } from '../../fixtures/catalog';
import { noPhotograph, onPhone, oneSize } from '../../fixtures/photographs';

const { discount: _, ...undiscounted } = product;
const mine = {
  ...undiscounted,
  name: 'Ön Fren Disk ve Balata Takımı',
  price: 1190,
  inStock: false,
};
const theirs = { ...mine, price: 1250, discount: 14, inStock: true };

/** One record that somebody else has changed meanwhile, with both values (D16). */
const meta = preview.meta({
  component: ConflictDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    record: { table: 'products' as const, seen: mine, now: theirs },
    onMine: fn(),
    onTheirs: fn(),
  },
});

export const Product = meta.story();

const sentence = 'Havalandırmalı iki disk ve dört balata; ısındığında da aynı fren mesafesi. ';

export const LongText = meta.story({
  ...onPhone,
  args: {
    record: {
      table: 'products',
      seen: {
        ...mine,
        name: longName,
        description: sentence.repeat(20),
        image: `https://a.example/${'x'.repeat(200)}`,
      },
      now: { ...mine, name: longName, description: sentence.repeat(24), image: '' },
    },
  },
});

export const Deleted = meta.story({
  args: { record: { table: 'products', seen: mine, now: undefined } },
  parameters: { chromatic: oneSize },
});

export const DecidedByKeyboard = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Bu kayıt değişmiş' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(/Hangisi kalsın\?/);
    await expect(dialog).toHaveTextContent(
      'Fiyat, sizin yazdığınız: 1190 TLŞu an kayıtlı olan: 1250 TL',
    );

    await userEvent.keyboard('{Escape}{Enter}');
    await expect(args.onMine).not.toHaveBeenCalled();
    await expect(args.onTheirs).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Benimkini kaydet' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMine).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Ötekini koru' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onTheirs).toHaveBeenCalledOnce();
  },
});
