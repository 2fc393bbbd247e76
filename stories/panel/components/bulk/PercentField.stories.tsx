import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PercentField } from '@/panel/components/bulk/PercentField';

import { noPhotograph } from '../../../fixtures/photographs';

const meta = {
  component: PercentField,
  args: { label: 'Yüzde (%)', direction: 'up', value: '', onChange: fn() },
  parameters: { chromatic: noPhotograph },
} satisfies Meta<typeof PercentField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En çok 500. Örnek: 10 ya da 7,5')).toBeVisible();
  },
};

export const TooHigh: Story = {
  args: { direction: 'down', value: '100' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Okunamadı. En çok 99. Örnek: 10 ya da 7,5')).toBeVisible();
  },
};
