import { expect, fn } from 'storybook/test';

import { StockSwitch } from '@/panel/components/products/StockSwitch';

import preview from '../../../../.storybook/preview';
import { oneSize } from '../../../fixtures/photographs';

/** Switches a part between in stock and sold out. */
const meta = preview.meta({
  component: StockSwitch,
  args: { name: 'Sol Ön Far', inStock: true, onChange: fn() },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story({ name: 'Stok düğmesi' });

export const SoldOut = meta.story({
  args: { inStock: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Stokta: Sol Ön Far' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});
