import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { QuantityField } from '@/components/enquiry/QuantityField';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';

const meta = preview.meta({
  component: QuantityField,
  parameters: { chromatic: noPhotograph, layout: 'centered' },
  args: { name: 'Sol Ön Far', value: 1, onChange: fn() },
  render: function WithMemory({ value: first, onChange, ...props }) {
    const [value, setValue] = useState(first);
    return (
      <QuantityField
        {...props}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Adet: Sol Ön Far' });
    const field = within(group).getByRole('textbox', { name: 'Adet: Sol Ön Far' });
    await step('One less than 1 is not offered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Azalt: Sol Ön Far' }));
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Buttons and digits change the number', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Artır: Sol Ön Far' }));
      await expect(field).toHaveValue('2');
      await userEvent.clear(field);
      await userEvent.type(field, '12');
      await expect(args.onChange).toHaveBeenLastCalledWith(12);
    });
    await step('One more than 99 is not offered', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '99');
      await userEvent.click(canvas.getByRole('button', { name: 'Artır: Sol Ön Far' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(99);
    });
    await step('What is no number from 1 to 99 is not taken', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '0x');
      await userEvent.tab();
      await expect(field).toHaveValue('99');
      await expect(args.onChange).toHaveBeenLastCalledWith(99);
    });
  },
});
