import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { RowPrice } from '@/panel/components/products/RowPrice';

import preview from '../../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';

const change = { name: /^Fiyatı değiştir: Sol Ön Far/ };

const meta = preview.meta({
  component: RowPrice,
  args: { name: 'Sol Ön Far', price: 1850, originalPrice: 2080, onChange: fn() },
  parameters: { chromatic: noPhotograph },
});

export const Focused = meta.story({
  parameters: { chromatic: oneSize, pseudo: { focusVisible: 'button' } },
});

/** Escape and an equal price change nothing. A typed price is shown, and is the one that can be changed next. */
export const Default = meta.story({
  render: function Render(args) {
    const [price, setPrice] = useState(args.price);
    const save = (typed: number) => {
      args.onChange(typed);
      setPrice(typed);
    };
    return <RowPrice {...args} price={price} onChange={save} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', change));
    await userEvent.keyboard('1900{Escape}');
    await expect(canvas.getByRole('button', change)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('1850');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', change));
    await userEvent.keyboard('1900{Enter}');
    await expect(canvas.getByRole('button', change)).toHaveTextContent('1900 TL');
    await expect(canvas.getByRole('button', change)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', change));
    await expect(canvas.getByRole('textbox')).toHaveValue('1900');
    await userEvent.keyboard('1850{Enter}');
    await expect(canvas.getByRole('button', change)).toHaveTextContent('1850 TL');
    await expect(args.onChange).toHaveBeenLastCalledWith(1850);
  },
});
