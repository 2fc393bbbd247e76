import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { CategoryGrid } from '@/components/categories/CategoryGrid';
import { shop } from '@/content/shop';

import { largeText } from '../../fixtures/largeText';
import { forcedColors, noPhotograph, oneSize, tabletOnly } from '../../fixtures/photographs';
import { phone, tablet } from '../../fixtures/viewports';

const meta = {
  component: CategoryGrid,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: shop.headline })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'KATEGORİLER' })).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Kategoriler' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
    await expect(list.queryByRole('link')).not.toBeInTheDocument();
    await expect(list.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OnPhone: Story = {
  globals: phone,
  parameters: { chromatic: noPhotograph },
};

/** Words are not broken and do not touch the icons: there are fewer tiles in a row. */
export const LargeText: Story = { ...largeText };

export const HighContrast: Story = { parameters: { chromatic: { ...forcedColors, ...oneSize } } };

export const OnTablet: Story = { globals: tablet, parameters: { chromatic: tabletOnly } };

export const LargeTextOnTablet: Story = {
  globals: { ...tablet, ...largeText.globals },
  parameters: { ...largeText.parameters, chromatic: tabletOnly },
};
