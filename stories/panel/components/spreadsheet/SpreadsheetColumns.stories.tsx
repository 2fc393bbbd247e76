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
      { heading: 'STOK ADI', example: 'Işık Müşürü', field: 'name' as const },
      { heading: 'SATIŞ FİYATI', example: '1.250,50 TL', field: 'price' as const },
      { heading: 'RAF', example: 'A1', field: undefined },
      { heading: '', example: '', field: undefined },
    ],
    onChoose: fn(),
  },
});

export const Corrected = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sütunları düzelt' }));
    await expect(canvas.getByLabelText('RAF')).toHaveAccessibleDescription('Örnek: A1');
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
      { heading: 'Kod', example: '06A905115', field: undefined },
      { heading: longName, example: longName.slice(0, 40), field: undefined },
    ],
  },
  play: says('alert', '“Ürün Adı” seçin'),
});
