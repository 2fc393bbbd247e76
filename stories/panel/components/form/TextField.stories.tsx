import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { TextField } from '@/panel/components/form/TextField';

import { oneSize } from '../../../fixtures/photographs';
import { describes } from '../../../fixtures/play/expectations';

const meta = {
  component: TextField,
  args: { label: 'Ürün Adı', value: '', onChange: fn() },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Number: Story = {
  args: { label: 'İndirim (%)', type: 'number', min: 0, max: 100, value: '16' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'İndirim (%)' })).toHaveValue(16);
  },
};

export const SeveralLines: Story = {
  args: { label: 'Açıklama', rows: 4, hint: 'İsteğe bağlı.', value: 'Birinci satır\nİkinci satır' },
  play: describes('Açıklama', 'İsteğe bağlı.'),
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Ürün Adı')).toHaveFocus();
  },
};
