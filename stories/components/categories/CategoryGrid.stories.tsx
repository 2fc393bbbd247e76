import { expect, within } from 'storybook/test';

import { CategoryGrid } from '@/components/categories/CategoryGrid';
import { shop } from '@/content/shop';

import preview from '../../../.storybook/preview';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { longWordFits } from '../../fixtures/longWord';
import { manyCategories, ofOwnShop } from '../../fixtures/ownShop';
import { noPhotograph } from '../../fixtures/photographs';

/** The shop’s main sentence, and its categories below it. */
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

/** The eight fullest of forty, and the others when they are asked for. */
export const OwnCategories = meta.story({
  decorators: [ofOwnShop(manyCategories)],
  play: async ({ canvas, userEvent }) => {
    const tiles = () => within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(tiles()).toHaveLength(8);
    await expect(tiles()[0]).toHaveTextContent('Fren1.250 ürün');
    const all = canvas.getByRole('button', { name: 'Tüm Kategoriler', expanded: false });
    await userEvent.click(all);
    await expect(tiles()).toHaveLength(40);
    await userEvent.click(all);
  },
});

/** Nobody has counted them. */
export const Uncounted = meta.story({
  decorators: [ofOwnShop([{ name: 'Fren' }, { name: 'Kaporta' }])],
});

/** A shop without a part. */
export const WithoutCategories = meta.story({
  tags: ['test-only'],
  decorators: [ofOwnShop([])],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Yılmaz Oto' })).toBeVisible();
  },
});

export const LongWord = meta.story({ decorators: [ofOwnShop(manyCategories)], ...longWordFits });

/** Words are not broken and do not touch the icons: there are fewer tiles in a row. */
export const LargeText = meta.story({ ...largeTextOnPhone });
