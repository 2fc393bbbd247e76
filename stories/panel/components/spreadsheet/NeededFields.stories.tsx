import { expect, fn } from 'storybook/test';

import { sampleCategoryNames } from '@/content/categories';
import { NeededFields } from '@/panel/components/spreadsheet/NeededFields';
import { NO_CHOICES } from '@/panel/domain/spreadsheet/spreadsheetChoices';

import preview from '../../../../.storybook/preview';
import { withChoicesState } from '../../../fixtures/choicesState';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: NeededFields,
  // The pictures of SpreadsheetDialog show it.
  parameters: { chromatic: noPhotograph },
  args: {
    choices: NO_CHOICES,
    categories: sampleCategoryNames,
    brands: ['BOSCH', 'HELLA'],
    lacksVat: true,
    currency: 'EUR' as const,
    onChange: fn(),
  },
  render: withChoicesState(NeededFields),
});

export const VatAndRate = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('KDV ekle (%)'), '20');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Kur (TL)' }), '48,25');
    await userEvent.selectOptions(canvas.getByLabelText('Kategori (hepsine)'), 'Fren');
    await userEvent.selectOptions(canvas.getByLabelText('Marka (hepsine)'), 'Başka bir marka yaz');
    await userEvent.type(canvas.getByLabelText('Yeni marka'), 'TRW');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...NO_CHOICES,
      vat: '20',
      rate: '48,25',
      category: 'Fren',
      brand: 'TRW',
    });
  },
});
