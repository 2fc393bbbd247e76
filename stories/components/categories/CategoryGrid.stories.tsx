import { expect, within } from 'storybook/test';

import { CategoryGrid } from '@/components/categories/CategoryGrid';
import { shop } from '@/content/shop';

import preview from '../../../.storybook/preview';
import { largeTextOnPhone } from '../../fixtures/largeText';

/** The shop’s main sentence, and the eight categories below it. */
const meta = preview.meta({
  component: CategoryGrid,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Kategoriler',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: shop.headline })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'KATEGORİLER' })).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Kategoriler' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
    await expect(list.queryByRole('link')).not.toBeInTheDocument();
    await expect(list.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Words are not broken and do not touch the icons: there are fewer tiles in a row. */
export const LargeText = meta.story({ ...largeTextOnPhone });
