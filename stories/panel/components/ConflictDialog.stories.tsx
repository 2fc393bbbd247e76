import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { ConflictDialog } from '@/panel/components/ConflictDialog';

import preview from '../../../.storybook/preview';
import { noPhotograph, onPhone, oneSize } from '../../fixtures/photographs';

/** One record that somebody else has changed meanwhile, with both values (D16). */
const meta = preview.meta({
  component: ConflictDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    name: 'Ön Fren Disk ve Balata Takımı',
    isDeleted: false,
    differences: [
      { field: 'Fiyat', seen: '1190 TL', now: '1250 TL' },
      { field: 'İndirim', seen: '(boş)', now: '%14' },
      { field: 'Stokta', seen: 'Hayır', now: 'Evet' },
    ],
    onMine: fn(),
    onTheirs: fn(),
  },
});

export const Product = meta.story();

const sentence = 'Havalandırmalı iki disk ve dört balata; ısındığında da aynı fren mesafesi. ';

export const LongText = meta.story({
  ...onPhone,
  args: {
    name: 'Ön Fren Disk ve Balata Takımı, Havalandırmalı, Yüksek Karbonlu, Aşınma Sensörlü',
    differences: [
      { field: 'Açıklama', seen: sentence.repeat(20), now: sentence.repeat(24) },
      { field: 'Görsel URL', seen: `https://a.example/${'x'.repeat(200)}`, now: '(boş)' },
    ],
  },
});

export const Deleted = meta.story({
  args: { isDeleted: true, differences: [] },
  parameters: { chromatic: oneSize },
});

export const DecidedByKeyboard = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Bu kayıt değişmiş' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(/Hangisi kalsın\?/);
    const price = within(within(dialog).getByRole('region', { name: 'Fiyat' }));
    const [mine, theirs] = price.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(mine).not.toBe(theirs);

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
