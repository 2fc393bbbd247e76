import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { PRODUCT_CATEGORIES } from '@/domain/product';
import { SpreadsheetChoiceFields } from '@/panel/components/spreadsheet/SpreadsheetChoiceFields';
import { NO_CHOICES } from '@/panel/domain/spreadsheet/spreadsheetChoices';

import preview from '../../../../.storybook/preview';
import { longName } from '../../../fixtures/catalog';
import { noPhotograph, onPhone } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: SpreadsheetChoiceFields,
  // The pictures of SpreadsheetDialog show it.
  parameters: { chromatic: noPhotograph },
  args: {
    choices: NO_CHOICES,
    categories: PRODUCT_CATEGORIES,
    brands: ['BOSCH', 'HELLA'],
    headings: ['ARAÇ', 'Raf'],
    lacksVat: false,
    currency: undefined,
    onChange: fn(),
  },
  render: function Chosen(args) {
    const [choices, setChoices] = useState(args.choices);
    const handleChange = (next: typeof choices) => {
      setChoices(next);
      args.onChange(next);
    };
    return <SpreadsheetChoiceFields {...args} choices={choices} onChange={handleChange} />;
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Ürün Adı 2'), 'ARAÇ');
    await userEvent.selectOptions(canvas.getByLabelText('Kategori (hepsine)'), 'Fren');
    await userEvent.selectOptions(canvas.getByLabelText('Marka (hepsine)'), 'Başka bir marka yaz');
    await userEvent.type(canvas.getByLabelText('Yeni marka'), 'TRW');
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
      category: 'Fren',
      brand: 'TRW',
      percent: '25',
      step: 'five',
      addsNew: false,
    });
  },
});

export const WithoutVat = meta.story({
  ...onPhone,
  args: { lacksVat: true, choices: { ...NO_CHOICES, brand: longName, percent: '900' } },
});

export const InEuro = meta.story({
  args: { currency: 'EUR' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('fiyatlar euro');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Kur (TL)' }), '48,25');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NO_CHOICES, rate: '48,25' });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
