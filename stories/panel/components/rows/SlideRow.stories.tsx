import { fn } from 'storybook/test';

import { SlideRow } from '@/panel/components/rows/SlideRow';

import preview from '../../../../.storybook/preview';
import { oneSize, phoneOnly } from '../../../fixtures/photographs';
import { brokenPicture, longText, phone, slide } from '../fixtures';

const meta = preview.meta({
  component: SlideRow,
  args: { item: slide, onEdit: fn(), onDelete: fn() },
});

export const Default = meta.story();

export const LongTexts = meta.story({
  args: { item: { ...slide, title: longText, subtitle: longText } },
  globals: phone,
  parameters: { chromatic: phoneOnly },
});

export const BrokenPicture = meta.story({
  args: { item: { ...slide, image: brokenPicture } },
  parameters: { chromatic: oneSize },
});
