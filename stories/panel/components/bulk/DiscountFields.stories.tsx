import { expect, fn } from 'storybook/test';

import { DiscountFields } from '@/panel/components/bulk/DiscountFields';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

const draft = { kind: 'discount', percent: '', step: 'lira' } as const;

const meta = preview.meta({
  component: DiscountFields,
  args: { draft, onChange: fn() },
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('İndirim (%)'), '5');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...draft, percent: '5' });
    await userEvent.selectOptions(canvas.getByLabelText('Seçilen ürünlerde'), 'İndirimi kaldır');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...draft, kind: 'noDiscount' });
  },
});

export const Removed = meta.story({
  args: { draft: { ...draft, kind: 'noDiscount' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('İndirim (%)')).not.toBeInTheDocument();
    await expect(canvas.getByText(/üstü çizili eski fiyata döner/)).toBeVisible();
  },
});
