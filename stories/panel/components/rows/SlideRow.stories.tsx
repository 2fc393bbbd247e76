import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SlideRow } from '@/panel/components/rows/SlideRow';

import { noPhotograph, oneSize, phoneOnly } from '../../../fixtures/photographs';
import { brokenPicture, longText, phone, slide } from '../fixtures';

const meta = {
  component: SlideRow,
  args: { item: slide, onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof SlideRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Düzenle: ${slide.title}` }));
    await expect(args.onEdit).toHaveBeenLastCalledWith(args.item);
    await userEvent.click(canvas.getByRole('button', { name: `Sil: ${slide.title}` }));
    await expect(args.onDelete).toHaveBeenLastCalledWith(args.item);
  },
};

export const OnPhone: Story = { globals: phone, parameters: { chromatic: noPhotograph } };

export const LongTexts: Story = {
  args: { item: { ...slide, title: longText, subtitle: longText } },
  globals: phone,
  parameters: { chromatic: phoneOnly },
};

export const BrokenPicture: Story = {
  args: { item: { ...slide, image: brokenPicture } },
  parameters: { chromatic: oneSize },
};
