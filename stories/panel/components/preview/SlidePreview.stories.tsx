import { SlidePreview } from '@/panel/components/preview/SlidePreview';

import preview from '../../../../.storybook/preview';
import { slide } from '../../../fixtures/catalog';
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
