import type { Meta, StoryObj } from '@storybook/react-vite';

import { DEFAULT_BUTTON_COLOR } from '@/domain/slide';
import { SlidePreview } from '@/panel/components/preview/SlidePreview';

import { noPhotograph } from '../../../fixtures/photographs';
import { has } from '../../../fixtures/play/expectations';
import { brokenPicture, longText, slide } from '../fixtures';
import { insideForm } from './insideForm';

const meta = {
  component: SlidePreview,
  args: { draft: slide },
  parameters: { chromatic: noPhotograph },
} satisfies Meta<typeof SlidePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: has('heading', slide.title),
};
export const LongText: Story = {
  args: { draft: { ...slide, title: longText, description: longText } },
};

const empty = { title: '', subtitle: '', description: '', image: '', buttonText: '' };

export const Empty: Story = {
  ...insideForm,
  args: { draft: { ...empty, buttonColor: DEFAULT_BUTTON_COLOR } },
};

export const BrokenPicture: Story = { args: { draft: { ...slide, image: brokenPicture } } };
