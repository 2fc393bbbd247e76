import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { TextField, type TextFieldProps } from '@/panel/components/form/TextField';

import { noPhotograph, oneSize } from '../../../fixtures/photographs';

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  component: TextField,
  args: { label: 'Ürün Adı', value: '', onChange: fn() },
  render: (args) => <Typed {...args} />,
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const TypedInto: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Ürün Adı'), 'Far');
    await expect(args.onChange).toHaveBeenLastCalledWith('Far');
    await expect(canvas.getByLabelText('Ürün Adı')).toHaveValue('Far');
  },
};

/** Spaces alone count as nothing. */
export const Blank: Story = {
  args: { required: true },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Ürün Adı'), '   ');
    await expect(canvas.getByLabelText('Ürün Adı')).toBeInvalid();
  },
};

export const Number: Story = {
  args: { label: 'İndirim (%)', type: 'number', min: 0, max: 100, value: '16' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'İndirim (%)' })).toHaveValue(16);
  },
};

export const SeveralLines: Story = {
  args: { label: 'Açıklama', rows: 4, hint: 'İsteğe bağlı.', value: 'Birinci satır\nİkinci satır' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Açıklama')).toHaveAccessibleDescription('İsteğe bağlı.');
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Ürün Adı')).toHaveFocus();
  },
};
