import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { BrandTile, type BrandTileProps } from '@/components/brands/BrandTile';
import type { Brand } from '@/domain/brand';

import { brokenPicture, longName, makeBrand } from '../../fixtures/catalog';
import { brandControls, brandFrom } from '../../fixtures/flatArgs/brand';
import { opened } from '../../fixtures/openControls';
import { noPhotograph, oneSize } from '../../fixtures/photographs';

const brand = makeBrand();

type Args = BrandTileProps & Brand;

const meta = {
  component: BrandTile,
  parameters: { chromatic: oneSize, layout: 'centered' },
  decorators: (Story) => (
    <Box sx={{ width: '12rem', height: '7rem', backgroundColor: 'common.white' }}>
      <Story />
    </Box>
  ),
  argTypes: brandControls,
  args: brand,
  render: ({ showsLogo = true, ...args }) => (
    <BrandTile brand={brandFrom(args)} showsLogo={showsLogo} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Omit<Args, 'brand'>>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: brand.name })).toBeVisible();
  },
};

/** The reader is far away. */
export const LogoNotYetFetched: Story = {
  args: { showsLogo: false },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('img', { name: brand.name });
    await expect(logo).not.toHaveAttribute('src');
    await expect(logo).toHaveStyle({ opacity: 0 });
  },
};

export const WithoutLogo: Story = {
  args: { logo: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(brand.name)).toBeVisible();
  },
};

export const BrokenLogo: Story = {
  args: { logo: brokenPicture },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(brand.name)).toBeVisible();
  },
};

export const LongNameWithoutLogo: Story = {
  args: { name: longName, logo: '' },
};

const handleBrand = fn();

/** In a shop with open controls (D22) it looks the same. */
export const Open: Story = {
  tags: ['test-only'],
  decorators: [opened({ brand: (name) => () => handleBrand(name) })],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: brand.name }));
    await expect(handleBrand).toHaveBeenCalledWith(brand.name);
  },
};
