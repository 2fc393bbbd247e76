import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { SlideRow } from '@/panel/components/rows/SlideRow';

import { oneSize, phoneOnly } from '../../../fixtures/photographs';
import { brokenPicture, longText, phone, slide } from '../fixtures';

const meta = {
  component: SlideRow,
  args: { item: slide, onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof SlideRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongTexts: Story = {
  args: { item: { ...slide, title: longText, subtitle: longText } },
  globals: phone,
  parameters: { chromatic: phoneOnly },
};

export const BrokenPicture: Story = {
  args: { item: { ...slide, image: brokenPicture } },
  parameters: { chromatic: oneSize },
};
