import { expect, fn, within } from 'storybook/test';

import { SpreadsheetChoiceFields } from '@/panel/components/spreadsheet/SpreadsheetChoiceFields';
import { NO_CHOICES } from '@/panel/domain/spreadsheet/spreadsheetChoices';

import preview from '../../../../.storybook/preview';
import { withChoicesState } from '../../../fixtures/choicesState';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: SpreadsheetChoiceFields,
  // The pictures of SpreadsheetDialog show it.
  parameters: { chromatic: noPhotograph },
  args: {
    choices: NO_CHOICES,
    headings: ['ARAÇ', 'Raf'],
    onChange: fn(),
  },
  render: withChoicesState(SpreadsheetChoiceFields),
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Ürün Adı 2'), 'ARAÇ');
    await userEvent.type(canvas.getByLabelText('Fiyatlara ekle (%)'), '25');
    const rounding = canvas.getByLabelText('Yuvarla');
    const steps = within(rounding).getAllByRole('option');
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Yuvarlama yok',
      '1 TL',
      '5 TL',
      '10 TL',
    ]);
    await userEvent.selectOptions(rounding, '5 TL');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Yeni ürünleri ekle' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...NO_CHOICES,
      secondName: 'ARAÇ',
      percent: '25',
      step: 'five',
      addsNew: false,
    });
  },
});
