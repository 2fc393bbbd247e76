import { expect, fn } from 'storybook/test';

import { SpreadsheetColumns } from '@/panel/components/spreadsheet/SpreadsheetColumns';

import preview from '../../../../.storybook/preview';
import { longName } from '../../../fixtures/catalog';
import { onPhone } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';

/** Which column of a list is read as which field. */
const meta = preview.meta({
  component: SpreadsheetColumns,
  args: {
    sheet: {
      headings: ['STOK ADI', 'SATIŞ FİYATI', 'RAF', ''],
      columns: ['name' as const, 'price' as const, undefined, undefined],
      rows: [
        { line: 2, cells: ['Işık Müşürü', '1.250,50 TL', 'A1'] },
        { line: 3, cells: ['Far Camı', '', 'B2'] },
        { line: 4, cells: ['Ayna', '1.250,50 TL', 'A1'] },
      ],
    },
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

/** The names are missing, without which nothing can be read, so the columns are open. */
export const NamesNotFound = meta.story({
  ...onPhone,
  args: {
    sheet: {
      headings: ['Raf', longName],
      columns: [undefined, undefined],
      rows: [{ line: 2, cells: ['06A905115', longName.slice(0, 40)] }],
    },
  },
  play: says('alert', '“Ürün Adı” seçin'),
});
