import { fn } from 'storybook/test';

import { SlideRow } from '@/panel/components/rows/SlideRow';

import preview from '../../../../.storybook/preview';
import { brokenPicture, longName, slide } from '../../../fixtures/catalog';
import { onPhone, oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: SlideRow,
  args: { item: slide, onEdit: fn(), onDelete: fn() },
});

export const Default = meta.story();

export const LongTexts = meta.story({
  ...onPhone,
  args: { item: { ...slide, title: longName, subtitle: longName } },
});

export const BrokenPicture = meta.story({
  args: { item: { ...slide, image: brokenPicture } },
  parameters: { chromatic: oneSize },
});
