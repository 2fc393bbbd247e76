import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BrandTile } from '@/components/brands/BrandTile';

import { brokenPicture, longName, makeBrand } from '../../fixtures/catalog';
import { noPhotograph, oneSize } from '../../fixtures/photographs';

const brand = makeBrand();

const meta = {
  component: BrandTile,
  parameters: { chromatic: oneSize, layout: 'centered' },
  decorators: (Story) => (
    <Box sx={{ width: '12rem', height: '7rem', backgroundColor: 'common.white' }}>
      <Story />
    </Box>
  ),
  args: { brand },
} satisfies Meta<typeof BrandTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: brand.name })).toBeVisible();
  },
};

export const WithoutLogo: Story = {
  args: { brand: makeBrand({ logo: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(brand.name)).toBeVisible();
  },
};

export const BrokenLogo: Story = {
  args: { brand: makeBrand({ logo: brokenPicture }) },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(brand.name)).toBeVisible();
  },
};

export const LongNameWithoutLogo: Story = {
  args: { brand: makeBrand({ name: longName, logo: '' }) },
};
