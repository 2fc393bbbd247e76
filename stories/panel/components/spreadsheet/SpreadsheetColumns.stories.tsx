import { expect, fn } from 'storybook/test';

import { SpreadsheetColumns } from '@/panel/components/spreadsheet/SpreadsheetColumns';

import preview from '../../../../.storybook/preview';
import { longName } from '../../../fixtures/catalog';
import { onPhone } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';

const meta = preview.meta({
  component: SpreadsheetColumns,
  args: {
    columns: [
      {
        heading: 'STOK ADI',
        examples: ['Işık Müşürü', 'Far Camı', 'Ayna'],
        means: 'name' as const,
      },
      { heading: 'SATIŞ FİYATI', examples: ['1.250,50 TL'], means: 'price' as const },
      { heading: 'RAF', examples: ['A1', 'B2'], means: undefined },
      { heading: '', examples: [], means: undefined },
    ],
    onChoose: fn(),
  },
});

export const Corrected = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sütunları düzelt' }));
    await expect(canvas.getByLabelText('RAF')).toHaveAccessibleDescription('Örnek: A1 · B2');
    await userEvent.selectOptions(canvas.getByLabelText('RAF'), 'Stok');
    await expect(args.onChoose).toHaveBeenLastCalledWith(2, 'inStock');
    await userEvent.selectOptions(canvas.getByLabelText('STOK ADI'), 'Kullanma');
    await expect(args.onChoose).toHaveBeenLastCalledWith(0, undefined);
  },
});

/** Nothing can be read without the names, so the columns are open. */
export const NamesNotFound = meta.story({
  ...onPhone,
  args: {
    columns: [
      { heading: 'Raf', examples: ['06A905115'], means: undefined },
      { heading: longName, examples: [longName.slice(0, 40)], means: undefined },
    ],
  },
  play: says('alert', '“Ürün Adı” seçin'),
});
