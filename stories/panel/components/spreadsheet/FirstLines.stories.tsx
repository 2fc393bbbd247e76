import { FirstLines } from '@/panel/components/spreadsheet/FirstLines';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';
import { checkedSpreadsheet } from './checkedSpreadsheet';

const meta = preview.meta({
  component: FirstLines,
  // The pictures of SpreadsheetDialog show it.
  parameters: { chromatic: noPhotograph },
  args: { lines: checkedSpreadsheet.changes.read },
});

export const Default = meta.story();
