import { SlidePreview } from '@/panel/components/preview/SlidePreview';

import preview from '../../../../.storybook/preview';
import { slide } from '../../../fixtures/catalog';
import { longWord, longWordFits } from '../../../fixtures/longWord';
import { noPhotograph } from '../../../fixtures/photographs';
import { has } from '../../../fixtures/play/expectations';

const meta = preview.meta({
  component: SlidePreview,
  args: { draft: slide },
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story({
  play: has('heading', slide.title),
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: {
    draft: {
      ...slide,
      title: longWord,
      subtitle: longWord,
      description: longWord,
      buttonText: longWord,
    },
  },
});
