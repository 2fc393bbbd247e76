import { expect, fn, screen } from 'storybook/test';

import { sampleCategoryNames } from '@/content/categories';
import { FilterFields } from '@/panel/components/products/FilterFields';
import { ProductFilterBar, TopButton } from '@/panel/components/products/ProductFilterBar';
import { EVERY_PRODUCT } from '@/panel/domain/products/filter/productFilter';

import preview from '../../../../.storybook/preview';
import { catalog } from '../../../fixtures/catalog';
import { largeTextOnPhone } from '../../../fixtures/largeText';
import { noPhotograph } from '../../../fixtures/photographs';

/** The search field above the list of products, with the buttons that open its filters and its order. */
const meta = preview.meta({
  component: ProductFilterBar,
  args: {
    filter: EVERY_PRODUCT,
    fields: (
      <FilterFields
        filter={EVERY_PRODUCT}
        categories={sampleCategoryNames}
        brands={catalog.brands.map(({ name }) => name)}
        onChange={fn()}
      />
    ),
    total: 300,
    order: 'newest' as const,
    isStaying: true,
    onChange: fn(),
    onOrder: fn(),
  },
});

export const Default = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Ürünlerde ara' }), 'f');
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: 'f' });
    await userEvent.click(canvas.getByRole('button', { name: 'Süz', expanded: false }));
    await expect(canvas.getByLabelText('Kategori')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Süz', expanded: true }));
    await expect(canvas.queryByLabelText('Kategori')).not.toBeInTheDocument();
  },
});

export const Filtered = meta.story({
  args: { filter: { ...EVERY_PRODUCT, text: 'isik', category: 'Farlar' }, shown: 12 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 / 300 ürün');
    await userEvent.click(canvas.getByRole('button', { name: 'Filtreyi kaldır' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(EVERY_PRODUCT);
  },
});

const onTop = fn();

export const Scrolled = meta.story({
  args: { topButton: <TopButton onTop={onTop} /> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Başa dön' }));
    await expect(onTop).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sırala' }));
    await expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('En yeni');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Önce tükenenler' }));
    await expect(args.onOrder).toHaveBeenLastCalledWith('soldOut');
  },
});

export const LargeText = meta.story({ ...largeTextOnPhone });
