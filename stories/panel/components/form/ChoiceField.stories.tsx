import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ChoiceField } from '@/panel/components/form/ChoiceField';

import { noPhotograph, oneSize } from '../../../fixtures/photographs';

const meta = {
  component: ChoiceField,
  args: {
    label: 'Kategori',
    value: '',
    placeholder: 'Seçin',
    choices: [
      { value: 'Motor', name: 'Motor' },
      { value: 'Şanzıman', name: 'Şanzıman' },
    ],
    onChange: fn(),
  },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof ChoiceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Choosing: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Kategori')).toBeInvalid();
    await userEvent.selectOptions(canvas.getByLabelText('Kategori'), 'Şanzıman');
    await expect(args.onChange).toHaveBeenLastCalledWith('Şanzıman');
  },
};

export const Chosen: Story = {
  args: { value: 'Motor', hint: 'Mağazada kartın üstünde görünür.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Kategori' })).toHaveDisplayValue('Motor');
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Kategori')).toHaveFocus();
  },
};
