import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { CategoryGrid } from '@/components/categories/CategoryGrid';
import { shop } from '@/content/shop';

import { largeTextOnPhone } from '../../fixtures/largeText';

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

/** Words are not broken and do not touch the icons: there are fewer tiles in a row. */
export const LargeText: Story = { ...largeTextOnPhone };
