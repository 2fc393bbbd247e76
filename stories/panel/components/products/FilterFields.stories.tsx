import { expect, fn } from 'storybook/test';

import { sampleCategoryNames } from '@/content/categories';
import { FilterFields } from '@/panel/components/products/FilterFields';
import { EVERY_PRODUCT } from '@/panel/domain/products/filter/productFilter';

import preview from '../../../../.storybook/preview';
import { catalog, longName } from '../../../fixtures/catalog';
import { noPhotograph, onPhone } from '../../../fixtures/photographs';

/** The choices by which the list of products is narrowed: category, brand, stock and others. */
const meta = preview.meta({
  component: FilterFields,
  args: {
    filter: EVERY_PRODUCT,
    categories: sampleCategoryNames,
    brands: catalog.brands.map(({ name }) => name),
    onChange: fn(),
  },
});

export const Default = meta.story();

export const Chosen = meta.story({
  args: { filter: { category: 'Farlar', brand: 'HELLA', stock: 'out', isWithoutPicture: true } },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Stok')).toHaveDisplayValue('Tükendi');
    await expect(canvas.getByLabelText('Fotoğrafı yok')).toBeChecked();
    await userEvent.selectOptions(canvas.getByLabelText('Kategori'), 'Motor');
    await expect(args.onChange).toHaveBeenLastCalledWith({ category: 'Motor' });
    await userEvent.selectOptions(canvas.getByLabelText('Marka'), 'BOSCH');
    await expect(args.onChange).toHaveBeenLastCalledWith({ brand: 'BOSCH' });
    await userEvent.selectOptions(canvas.getByLabelText('Stok'), 'Stokta');
    await expect(args.onChange).toHaveBeenLastCalledWith({ stock: 'in' });
    await userEvent.click(canvas.getByLabelText('Fotoğrafı yok'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ isWithoutPicture: false });
  },
});

export const LongNames = meta.story({
  ...onPhone,
  args: {
    filter: { ...EVERY_PRODUCT, category: longName, brand: longName },
    categories: [longName],
    brands: [longName],
  },
});
