import { expect } from 'storybook/test';

import { SpreadsheetCounts } from '@/panel/components/spreadsheet/SpreadsheetCounts';

import preview from '../../../../.storybook/preview';

const meta = preview.meta({
  component: SpreadsheetCounts,
  args: { added: 12, changed: 3, unchanged: 280, wrong: 5 },
});

export const AllFour = meta.story({
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    const counts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(words).toEqual(['Yeni', 'Değişen', 'Aynı', 'Hatalı']);
    await expect(counts).toEqual(['12', '3', '280', '5']);
  },
});
