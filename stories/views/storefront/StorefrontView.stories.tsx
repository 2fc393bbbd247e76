import { expect, within } from 'storybook/test';

import { productChat } from '@/content/chatLinks';
import { partNotFound } from '@/content/trust';
import { StorefrontView } from '@/views/storefront/StorefrontView';

import preview from '../../../.storybook/preview';
import { contact, emptyLists, partNotFoundChat, product } from '../../fixtures/catalog';
import { ownFrame } from '../../fixtures/docs';
import { noPhotograph } from '../../fixtures/photographs';
import { greeted, loaded } from '../../fixtures/repositories/seeds';
import { traderCatalog } from '../../fixtures/trader/traderCatalog';

/** The home page: all sections between header and footer. */
const meta = preview.meta({
  component: StorefrontView,
  parameters: {
    layout: 'fullscreen',
    docs: ownFrame,
    atoms: [loaded(), greeted],
  },
});

/** Each chat says what it is about: a part on a card, or the part that a visitor has not found. */
export const Default = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    const ofCard = await canvas.findByRole('link', { name: `WhatsApp ile sor: ${product.name}` });
    await expect(ofCard).toHaveAttribute('href', productChat(contact.phone, product));
    const section = within(canvas.getByRole('region', { name: partNotFound.title }));
    const ofSection = section.getByRole('link', { name: /WhatsApp/ });
    await expect(ofSection).toHaveAttribute('href', partNotFoundChat);
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
