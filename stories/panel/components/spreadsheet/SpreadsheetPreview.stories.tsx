import { expect } from 'storybook/test';

import { SpreadsheetPreview } from '@/panel/components/spreadsheet/SpreadsheetPreview';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';
import { checkedList } from './checkedList';

const meta = preview.meta({
  component: SpreadsheetPreview,
  args: checkedList,
  parameters: { chromatic: noPhotograph },
});

/** Its picture is that of the dialog around it. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /VALEO, LUK$/ }));
    await expect(args.onAddsBrands).toHaveBeenLastCalledWith(true);
  },
});
