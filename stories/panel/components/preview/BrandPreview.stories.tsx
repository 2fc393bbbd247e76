import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BrandPreview } from '@/panel/components/preview/BrandPreview';

import { noPhotograph } from '../../../fixtures/photographs';
import { brand, brokenPicture, longText } from '../fixtures';
import { insideForm } from './insideForm';

const meta = {
  component: BrandPreview,
  args: { draft: brand },
  parameters: { chromatic: noPhotograph },
} satisfies Meta<typeof BrandPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: brand.name })).toBeVisible();
  },
};
export const LongText: Story = { args: { draft: { name: longText, logo: '' } } };

export const Empty: Story = { ...insideForm, args: { draft: { name: '', logo: '' } } };

export const BrokenPicture: Story = { args: { draft: { ...brand, logo: brokenPicture } } };
