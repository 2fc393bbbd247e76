import { DEFAULT_BUTTON_COLOR } from '@/domain/slide';
import { SlidePreview } from '@/panel/components/preview/SlidePreview';

import preview from '../../../../.storybook/preview';
import { brokenPicture, longName, slide } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { has } from '../../../fixtures/play/expectations';
import { insideForm } from './insideForm';

const meta = preview.meta({
  component: SlidePreview,
  args: { draft: slide },
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story({
  play: has('heading', slide.title),
});

export const LongText = meta.story({
  args: { draft: { ...slide, title: longName, description: longName } },
});

const empty = { title: '', subtitle: '', description: '', image: '', buttonText: '' };

export const Empty = meta.story({
  ...insideForm,
  args: { draft: { ...empty, buttonColor: DEFAULT_BUTTON_COLOR } },
});

export const BrokenPicture = meta.story({ args: { draft: { ...slide, image: brokenPicture } } });
