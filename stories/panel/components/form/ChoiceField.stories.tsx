import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ChoiceField } from '@/panel/components/form/ChoiceField';

import { oneSize } from '../../../fixtures/photographs';

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
