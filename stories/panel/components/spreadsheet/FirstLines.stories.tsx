import { expect } from 'storybook/test';

import { FirstLines } from '@/panel/components/spreadsheet/FirstLines';

import preview from '../../../../.storybook/preview';
import { longName } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: FirstLines,
  // The pictures of SpreadsheetDialog show it.
  parameters: { chromatic: noPhotograph },
  args: {
    lines: [
      { line: 2, values: { name: 'Buji', brand: 'BOSCH', price: 95.5, inStock: true } },
      { line: 3, values: { name: longName } },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [full, nameOnly] = canvas.getAllByRole('listitem');
    await expect(full).toHaveTextContent(
      '2. satır: BujiMarka: BOSCH · Fiyat: 95,50 TL · Stok: Var',
    );
    await expect(nameOnly).toHaveTextContent(`3. satır: ${longName}Marka: – · Fiyat: – · Stok: –`);
  },
});
