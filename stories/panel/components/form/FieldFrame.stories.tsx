import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FieldFrame } from '@/panel/components/form/FieldFrame';

import { oneSize } from '../../../fixtures/photographs';

const meta = {
  component: FieldFrame,
  args: { fieldId: 'alan', label: 'Telefon', children: <input id="alan" /> },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof FieldFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Telefon')).toBeVisible();
  },
};

export const WithHint: Story = { args: { hint: 'Her virgülden sonra yeni satır başlar.' } };

/** Instead of the hint. */
export const WithWarning: Story = {
  args: {
    hint: 'Her virgülden sonra yeni satır başlar.',
    warning: 'Eksik rakam var: alan koduyla birlikte yazın.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Eksik rakam/)).toBeVisible();
    await expect(canvas.queryByText(/Her virgülden/)).not.toBeInTheDocument();
  },
};
