import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { ChangedRecordsDialog } from '@/panel/components/ChangedRecordsDialog';

import preview from '../../../.storybook/preview';
import { longName, product } from '../../fixtures/catalog';
import { noPhotograph, onPhone, oneSize } from '../../fixtures/photographs';

const brakes = { ...product, name: 'Ön Fren Disk ve Balata Takımı', price: 1250 };
const disk = { table: 'products', seen: brakes, now: { ...brakes, price: 1190 } } as const;
const lamp = { ...product, id: 9, name: 'Sol Ön Far, LED Gündüz Sürüş Işıklı' };
const gone = { table: 'products', seen: lamp, now: undefined } as const;
const onFirst = fn();
const onSecond = fn();
const onClose = fn();

/** Records that somebody else has changed meanwhile, with both values (D16, D28). */
const meta = preview.meta({
  component: ChangedRecordsDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    title: 'Değişen parçalar var',
    text: 'Siz bakarken 2 parça başka bir yerden değişti.',
    records: [disk, gone],
    words: { seen: 'gördüğünüz', now: 'Şimdi' },
    choices: [
      { label: 'Yeni değerlere uygula', onPress: onFirst },
      { label: 'Bu parçaları atla', onPress: onSecond },
    ],
  },
});

const dialog = () => screen.getByRole('dialog', { name: 'Değişen parçalar var' });

export const Products = meta.story({
  args: { onClose },
  parameters: { chromatic: oneSize },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(dialog()).toBeVisible());
    await expect(dialog()).toHaveAccessibleDescription(/2 parça başka bir yerden değişti/);
    await userEvent.click(screen.getByRole('button', { name: 'Bu parçaları atla' }));
    await expect(onSecond).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await expect(onClose).toHaveBeenCalledTimes(2);
  },
});

const { discount: _, ...undiscounted } = brakes;
const oneRecord = {
  table: 'products',
  seen: { ...undiscounted, inStock: false },
  now: { ...brakes, price: 1190, discount: 14, inStock: true },
} as const;

export const OneRecord = meta.story({ args: { records: [oneRecord] } });

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

/** Several records show only the beginning of a long text. */
export const LongTexts = meta.story({ ...onPhone, args: { records: [longTexts, disk, gone] } });

export const OneLongText = meta.story({ ...onPhone, args: { records: [longTexts] } });

export const Many = meta.story({
  args: {
    records: Array.from({ length: 1250 }, (_item, id) => ({ ...disk, seen: { ...brakes, id } })),
  },
  parameters: { chromatic: noPhotograph },
  play: async () => {
    await waitFor(() => expect(dialog()).toBeVisible());
    await expect(within(dialog()).getAllByRole('listitem')).toHaveLength(50);
    await expect(screen.getByText('ve 1200 kayıt daha')).toBeVisible();
  },
});

/** Escape does nothing where `onClose` is missing: the owner has to choose. */
export const DecidedByKeyboard = meta.story({
  tags: ['test-only'],
  args: { records: [oneRecord] },
  parameters: { chromatic: noPhotograph },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(dialog()).toBeVisible());
    await expect(dialog()).toHaveTextContent('Fiyat, gördüğünüz: 1250 TLŞimdi: 1190 TL');
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(onFirst).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Yeni değerlere uygula' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onFirst).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onSecond).toHaveBeenCalledOnce();
  },
});
