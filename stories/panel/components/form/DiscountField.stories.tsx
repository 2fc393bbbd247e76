import { expect, fn } from 'storybook/test';

import { DiscountField } from '@/panel/components/form/DiscountField';

import preview from '../../../../.storybook/preview';
import { oneSize } from '../../../fixtures/photographs';
import { describes } from '../../../fixtures/play/expectations';

const meta = preview.meta({
  component: DiscountField,
  args: {
    value: '15',
    discount: 15,
    prices: { price: 850, originalPrice: 1000 },
    onChange: fn(),
  },
  parameters: { chromatic: oneSize },
});

export const Fitting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'İndirim (%)' });
    await expect(field).toHaveAccessibleDescription('İsteğe bağlı.');
    await userEvent.type(field, '0');
    await expect(args.onChange).toHaveBeenLastCalledWith('150');
  },
});

export const WithoutOriginalPrice = meta.story({
  args: { prices: { price: 850 } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('İndirim (%)');
    await expect(field).toHaveAccessibleDescription(
      'Müşteri “%15 indirim” yazısını görür, eski fiyatı görmez.',
    );
    await expect(field).toBeValid();
  },
});

export const Different = meta.story({
  args: { value: '20', discount: 20 },
  play: describes(
    'İndirim (%)',
    'Müşteri “%20 indirim” yazısını görür, fiyatlara göre indirim %15.',
  ),
});
