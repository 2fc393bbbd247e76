import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { BrandRow } from '@/panel/components/rows/BrandRow';

import { noPhotograph, oneSize, phoneOnly } from '../../../fixtures/photographs';
import { brand, brokenPicture, longText, phone } from '../fixtures';

const meta = {
  component: BrandRow,
  args: { item: brand, partCount: 12, onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof BrandRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unused: Story = {
  args: { partCount: 0 },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ürün/)).not.toBeInTheDocument();
  },
};

export const LongName: Story = {
  args: { item: { ...brand, name: longText } },
  globals: phone,
  parameters: { chromatic: phoneOnly },
};

export const BrokenPicture: Story = {
  args: { item: { ...brand, logo: brokenPicture } },
  parameters: { chromatic: oneSize },
};
