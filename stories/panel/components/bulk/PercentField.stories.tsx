import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { PercentField } from '@/panel/components/bulk/PercentField';

import { noPhotograph } from '../../../fixtures/photographs';
import { shows } from '../../../fixtures/play/expectations';

const meta = {
  component: PercentField,
  args: { label: 'Yüzde (%)', direction: 'up', value: '', onChange: fn() },
  parameters: { chromatic: noPhotograph },
} satisfies Meta<typeof PercentField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: shows('En çok 500. Örnek: 10 ya da 7,5'),
};

export const TooHigh: Story = {
  args: { direction: 'down', value: '100' },
  play: shows('Okunamadı. En çok 99. Örnek: 10 ya da 7,5'),
};
