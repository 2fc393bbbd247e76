import { expect, fn } from 'storybook/test';

import { PriceFields } from '@/panel/components/bulk/PriceFields';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

const draft = { direction: 'up', percent: '10', step: 'lira', changesOriginal: false } as const;

const meta = preview.meta({
  component: PriceFields,
  args: { draft, onChange: fn() },
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Fiyatları'), 'Azalt');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...draft, direction: 'down' });
    await userEvent.type(canvas.getByLabelText('Yüzde (%)'), ',');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...draft, percent: '10,' });
    await userEvent.selectOptions(canvas.getByLabelText('Yeni fiyatları yuvarla'), '5 TL’nin katı');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...draft, step: 'five' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /Orijinal fiyatları/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...draft, changesOriginal: true });
  },
});
