import { expect } from 'storybook/test';

import { StorefrontView } from '@/views/storefront/StorefrontView';

import preview from '../../../.storybook/preview';
import { emptyLists } from '../../fixtures/catalog';
import { ownFrame } from '../../fixtures/docs';
import { noPhotograph } from '../../fixtures/photographs';
import { greeted, loaded } from '../../fixtures/repositories/seeds';
import { traderCatalog } from '../../fixtures/trader/traderCatalog';
import { phone } from '../../fixtures/viewports';

const meta = preview.meta({
  component: StorefrontView,
  parameters: {
    layout: 'fullscreen',
    docs: ownFrame,
    atoms: [loaded(), greeted],
  },
});

/** Slides and brands give way; what is fixed stays. */
export const EmptyCatalog = meta.story({
  parameters: { chromatic: noPhotograph, atoms: [loaded(emptyLists), greeted] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Şu anda listelenen ürün yok/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Kampanyalar' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: /MARKALAR/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: 'Kategoriler' })).toBeVisible();
  },
});

/** Photographs, words and prices as a real trader enters them. */
export const RealTrader = meta.story({
  parameters: { chromatic: noPhotograph, atoms: [loaded(traderCatalog), greeted] },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards.length).toBeGreaterThan(3);
  },
});

export const RealTraderOnPhone = RealTrader.extend({ globals: phone });
