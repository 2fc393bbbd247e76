import { expect, fn, within } from 'storybook/test';

import { SpreadsheetPreview } from '@/panel/components/spreadsheet/SpreadsheetPreview';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';
import { checkedList } from './checkedList';

const meta = preview.meta({
  component: SpreadsheetPreview,
  args: { ...checkedList, onChooseColumn: fn(), onAddsBrands: fn(), onDownloadWrong: fn() },
  parameters: { chromatic: noPhotograph },
});

/** Its picture is that of the dialog around it. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const lines = within(canvas.getByRole('list', { name: 'İlk satırlar' }));
    await expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2. satır: Işık MüşürüMarka: BOSCH · Fiyat: 1250,50 TL · Stok: Var',
      '3. satır: Debriyaj SetiMarka: LUK · Fiyat: 4900 TL · Stok: Yok',
      '4. satır: Yağ FiltresiMarka: – · Fiyat: – · Stok: –',
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: /VALEO, LUK$/ }));
    await expect(args.onAddsBrands).toHaveBeenLastCalledWith(true);
  },
});
