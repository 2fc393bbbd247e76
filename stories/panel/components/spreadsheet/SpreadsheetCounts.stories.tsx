import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SpreadsheetCounts } from '@/panel/components/spreadsheet/SpreadsheetCounts';

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
