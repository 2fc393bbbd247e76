import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SpreadsheetCounts } from '@/panel/components/spreadsheet/SpreadsheetCounts';

import { largeTextOnPhone } from '../../../fixtures/largeText';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = {
  component: SpreadsheetCounts,
  args: { added: 12, changed: 3, unchanged: 280, wrong: 5 },
} satisfies Meta<typeof SpreadsheetCounts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllFour: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    const counts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(words).toEqual(['Yeni', 'Değişen', 'Aynı', 'Hatalı']);
    await expect(counts).toEqual(['12', '3', '280', '5']);
  },
};

export const TenThousand: Story = {
  args: { added: 10_000, changed: 10_000, unchanged: 10_000, wrong: 0 },
  parameters: { chromatic: noPhotograph },
};

export const LargeText: Story = { ...largeTextOnPhone };
