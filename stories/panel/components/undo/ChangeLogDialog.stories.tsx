import { expect, fn, screen } from 'storybook/test';

import { ChangeLogDialog } from '@/panel/components/undo/ChangeLogDialog';

import preview from '../../../../.storybook/preview';
import { longName } from '../../../fixtures/catalog';
import { noPhotograph, onPhone, oneSize } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';

const at = new Date(2026, 10, 21, 14, 32);

const meta = preview.meta({
  component: ChangeLogDialog,
  args: {
    entries: [
      { key: 4, at, words: '“SHELL” silindi', isUndone: true },
      { key: 3, at, words: '12 ürünün fiyatı değişti' },
      { key: 2, at, words: '“Debriyaj Seti (Baskı, Balata, Rulman)” değişti: Fiyat, Stokta' },
      { key: 1, at, words: 'İletişim bilgileri değişti: Telefon' },
    ],
    busyKey: undefined,
    onUndo: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Geri al: 12 ürünün fiyatı değişti' }),
    );
    await expect(args.onUndo).toHaveBeenLastCalledWith(3);
  },
});

export const Nothing = meta.story({ args: { entries: [] }, parameters: { chromatic: oneSize } });

export const Busy = meta.story({
  args: { busyKey: 3 },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByText('Geri alınıyor…'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onUndo).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { failure: 'unreachable' },
  parameters: { chromatic: noPhotograph },
  play: says('alert', 'Sitenin kayıtlarına ulaşılamadı'),
});

export const LongNamesOnPhone = meta.story({
  ...onPhone,
  args: {
    entries: [
      { key: 2, at, words: '3 ürünün fiyatı değişti', isUndone: true, left: [longName, 'Ayna'] },
      { key: 1, at, words: `“${longName}” silindi` },
    ],
  },
});
