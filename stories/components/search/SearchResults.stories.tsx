import { expect, fn } from 'storybook/test';

import { SearchResults } from '@/components/search/SearchResults';
import { MISSING_PART, NOTHING_FOUND, nothingFoundChat, SEARCHING } from '@/content/search';

import preview from '../../../.storybook/preview';
import { contact, links, longName, makeProduct } from '../../fixtures/catalog';
import { noPhotograph, phoneOnly } from '../../fixtures/photographs';

const products = [
  makeProduct({ id: 1 }),
  makeProduct({ id: 2, name: 'Sol Ön Far', category: 'Farlar', brand: 'HELLA', inStock: false }),
];

const meta = preview.meta({
  component: SearchResults,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: '“far” için sonuçlar',
    status: '2 ürün bulundu',
    products,
    chatHref: () => links.chatHref,
    onSelect: fn(),
    onRemoveFilter: fn(),
    onMore: undefined,
    onBack: fn(),
  },
});

export const Found = meta.story({
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
    filter: 'Kategori: Farlar',
    onMore: fn(),
  },
  parameters: { chromatic: phoneOnly },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtreyi kaldır' }));
    await expect(args.onRemoveFilter).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Daha fazla göster' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

export const Searching = meta.story({
  args: { status: SEARCHING, products: [] },
  parameters: { chromatic: noPhotograph },
});

export const NothingFound = meta.story({
  args: {
    status: '0 ürün bulundu',
    products: [],
    nothingFound: { text: NOTHING_FOUND, chatHref: nothingFoundChat(contact.phone, 'far') },
  },
  parameters: { chromatic: phoneOnly },
});

/** An address names a part that the shop does not have any more. */
export const UnknownPart = meta.story({
  args: {
    heading: MISSING_PART.unknown.heading,
    status: '',
    products: [],
    nothingFound: { text: MISSING_PART.unknown.text, chatHref: links.chatHref },
  },
  parameters: { chromatic: phoneOnly },
});

export const LongTexts = meta.story({
  args: {
    heading: `“${longName}” için sonuçlar`,
    status: '12 ürün bulundu (en yeni 1.060 ürün içinde arandı)',
    filter: `Marka: ${longName}`,
    products: products.slice(0, 1),
  },
  parameters: { chromatic: phoneOnly },
});
