import { SpreadsheetCounts } from '@/panel/components/spreadsheet/SpreadsheetCounts';

import preview from '../../../../.storybook/preview';

/** How many lines of a list are new, changed, unchanged and wrong. */
const meta = preview.meta({
  component: SpreadsheetCounts,
  args: { added: 12, changed: 3, unchanged: 280, wrong: 5 },
});

export const AllFour = meta.story();
