import { CarFit } from '@/components/search/CarFit';

import preview from '../../../.storybook/preview';
import { longWordFits, longWord } from '../../fixtures/longWord';
import { noPhotograph } from '../../fixtures/photographs';

const meta = preview.meta({
  component: CarFit,
  args: { model: 'Golf VII' },
});

/** Card and open part show how it looks. */
export const Default = meta.story({ parameters: { chromatic: noPhotograph } });

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { model: longWord },
});
