import { expect, fn } from 'storybook/test';

import { BulkFields } from '@/panel/components/bulk/BulkFields';
import { EMPTY_BULK_DRAFT } from '@/panel/domain/products/bulkDraft';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: BulkFields,
  args: {
    action: 'price' as const,
    draft: { ...EMPTY_BULK_DRAFT, percent: '10' },
    categories: ['Fren', 'Motor'],
    onChange: fn(),
  },
  parameters: { chromatic: noPhotograph },
});

export const Price = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const { draft, onChange } = args;
    await userEvent.selectOptions(canvas.getByLabelText('Fiyatları'), 'Azalt');
    await expect(onChange).toHaveBeenLastCalledWith({ ...draft, direction: 'down' });
    await userEvent.type(canvas.getByLabelText('Yüzde (%)'), ',');
    await expect(onChange).toHaveBeenLastCalledWith({ ...draft, percent: '10,' });
    await userEvent.selectOptions(canvas.getByLabelText('Yuvarla'), '5 TL');
    await expect(onChange).toHaveBeenLastCalledWith({ ...draft, step: 'five' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /Orijinal fiyatları/ }));
    await expect(onChange).toHaveBeenLastCalledWith({ ...draft, changesOriginal: true });
  },
});

export const Discount = meta.story({
  args: { action: 'discount' },
  play: async ({ args, canvas, userEvent }) => {
    const { draft, onChange } = args;
    await userEvent.type(canvas.getByLabelText('İndirim (%)'), '5');
    await expect(onChange).toHaveBeenLastCalledWith({ ...draft, percent: '105' });
    await userEvent.selectOptions(canvas.getByLabelText('Seçilen ürünlerde'), 'İndirimi kaldır');
    await expect(onChange).toHaveBeenLastCalledWith({ ...draft, discount: 'noDiscount' });
  },
});

export const NoDiscount = meta.story({
  args: { action: 'discount', draft: { ...EMPTY_BULK_DRAFT, discount: 'noDiscount' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('İndirim (%)')).not.toBeInTheDocument();
    await expect(canvas.getByText(/üstü çizili eski fiyata döner/)).toBeVisible();
  },
});

export const Stock = meta.story({
  args: { action: 'stock' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Stok'), 'Tükendi');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.draft, stock: 'out' });
  },
});

export const Category = meta.story({
  args: { action: 'category' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Kategori'), 'Motor');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.draft, category: 'Motor' });
  },
});
