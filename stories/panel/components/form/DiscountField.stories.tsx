import { expect, fn } from 'storybook/test';

import { DiscountField } from '@/panel/components/form/DiscountField';

import preview from '../../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: DiscountField,
  args: {
    label: 'İndirim (%)',
    value: '15',
    discount: 15,
    prices: { price: 850, originalPrice: 1000 },
    onChange: fn(),
  },
  parameters: { chromatic: oneSize },
});

export const Fitting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'İndirim (%)' }), '0');
    await expect(args.onChange).toHaveBeenLastCalledWith('150');
  },
});

export const WithoutOriginalPrice = meta.story({ args: { prices: { price: 850 } } });

export const Different = meta.story({ args: { value: '20', discount: 20 } });

export const NoDiscount = meta.story({
  tags: ['test-only'],
  args: { value: '0', discount: 0, prices: { price: 850 } },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('İsteğe bağlı.');
  },
});
