import { expect, fn, within } from 'storybook/test';

import { CarOffer } from '@/components/search/CarOffer';
import { SearchResults } from '@/components/search/SearchResults';
import {
  FEW_FOUND,
  NOTHING_FOUND,
  nothingFoundMessage,
  wantedMessage,
} from '@/content/search/searchTexts';
import { ALL_PRODUCTS } from '@/domain/products/productQuery';

import preview from '../../../.storybook/preview';
import { chatWith, links, longName, makeProduct } from '../../fixtures/catalog';
import { longWord, longWordFits } from '../../fixtures/longWord';
import { noPhotograph, phoneOnly } from '../../fixtures/photographs';

const products = [
  makeProduct({ id: 1 }),
  makeProduct({ id: 2, name: 'Sol Ön Far', category: 'Farlar', brand: 'HELLA', inStock: false }),
];

const query = { ...ALL_PRODUCTS, text: 'far' };
const found = {
  products,
  categories: [
    { name: 'Farlar', count: 1248 },
    { name: 'Elektrik', count: 2 },
  ],
  brands: [
    { name: 'HELLA', count: 800 },
    { name: 'VALEO', count: 450 },
  ],
};
const nothing = { products: [], categories: [], brands: [] };

/** The parts that were found, with what narrows and sorts them. */
const meta = preview.meta({
  component: SearchResults,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: '“far” için sonuçlar',
    status: '2 ürün bulundu',
    query,
    found,
    chatHref: () => links.chatHref,
    onSelect: fn(),
    onRefine: fn(),
    onSearch: fn(),
    onMore: undefined,
    onBack: fn(),
  },
});

export const Found = meta.story({
  name: 'Sonuçlar · found',
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      '“far” için sonuçlar',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('2 ürün bulundu');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Sol Ön Far' }));
    await expect(args.onSelect).toHaveBeenCalledWith(products[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Geri Dön' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const FilteredWithMore = meta.story({
  args: {
    heading: 'Farlar',
    status: '1.250 ürün bulundu',
    query: { ...query, text: '', category: 'Farlar' },
    onMore: fn(),
  },
  parameters: { chromatic: phoneOnly },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtreyi kaldır' }));
    await expect(args.onRefine).toHaveBeenLastCalledWith({ category: '', brand: '' });
    const brands = within(canvas.getByRole('group', { name: 'Marka' }));
    await userEvent.click(brands.getByRole('button', { name: 'HELLA (800)' }));
    await expect(args.onRefine).toHaveBeenLastCalledWith({ brand: 'HELLA' });
    await userEvent.click(canvas.getByRole('button', { name: 'Farlar (1.248)', pressed: true }));
    await expect(args.onRefine).toHaveBeenLastCalledWith({ category: '' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sırala' }), 'Önce ucuz');
    await expect(args.onRefine).toHaveBeenLastCalledWith({ sortBy: 'cheapest' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Yalnız stoktakiler' }));
    await expect(args.onRefine).toHaveBeenLastCalledWith({ onlyInStock: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Daha fazla göster' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** No part has all typed words. */
export const Relaxed = meta.story({
  args: {
    heading: '“golf far” için sonuçlar',
    relaxed: {
      text: '“golf” yazan parça yok. “far” için sonuçlar:',
      chatHref: chatWith(wantedMessage('golf far')),
    },
    carOffer: <CarOffer name="Golf" isAdded={false} onAdd={fn()} />,
  },
  parameters: { chromatic: phoneOnly },
});

/** The typed word is in no part. */
export const Misspelled = meta.story({
  args: { heading: '“fra” için sonuçlar', found: { ...found, meant: 'far' } },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'far' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'far' });
  },
});

export const NothingFound = meta.story({
  args: {
    status: '0 ürün bulundu',
    found: nothing,
    nothingFound: {
      text: NOTHING_FOUND,
      chatHref: chatWith(nothingFoundMessage('far')),
      callHref: links.callHref,
    },
  },
  parameters: { chromatic: phoneOnly },
});

export const LongTexts = meta.story({
  args: {
    heading: `“${longName}” için sonuçlar`,
    fewFound: {
      text: FEW_FOUND,
      chatHref: chatWith(nothingFoundMessage(longName)),
      callHref: links.callHref,
    },
    status: '12 ürün bulundu (en yeni 1.060 ürün içinde arandı)',
    query: { ...query, text: longName, brand: longName, onlyInStock: true },
    found: {
      ...found,
      products: products.slice(0, 1),
      brands: [{ name: longName, count: 12 }],
      meant: longName,
    },
  },
  parameters: { chromatic: phoneOnly },
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: {
    heading: `“${longWord}” için sonuçlar`,
    query: { ...query, text: longWord },
    found: { ...found, meant: longWord, brands: [{ name: longWord, count: 2 }] },
  },
});
