import { LinesPreview } from '@/panel/components/form/LinesPreview';

import preview from '../../../../.storybook/preview';
import { longWord, longWordFits } from '../../../fixtures/longWord';
import { oneSize } from '../../../fixtures/photographs';

/** The lines that the shop will show of an address or of working hours. */
const meta = preview.meta({
  component: LinesPreview,
  args: {
    title: 'Sitede görünecek adres',
    lines: ['Örnek Sanayi Sitesi', 'Yenimahalle', 'Ankara'],
  },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story();

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { lines: [longWord] },
});
