import { FirstLines } from '@/panel/components/spreadsheet/FirstLines';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';
import { checkedList } from './checkedList';

const meta = preview.meta({
  component: FirstLines,
  // The pictures of SpreadsheetDialog show it.
  parameters: { chromatic: noPhotograph },
  args: { lines: checkedList.changes.read },
});

export const Default = meta.story();
