import { expect, fn, waitFor } from 'storybook/test';

import { loadCatalogAtom } from '@/atoms/catalog';
import { productChat } from '@/content/chatLinks';
import { memoryRepository } from '@/data/testing/memoryRepository';
import { ProductsSection } from '@/views/storefront/ProductsSection';

import preview from '../../../.storybook/preview';
import {
  contact,
  emptyLists,
  makeCatalog,
  makeProduct,
  manyProducts,
} from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';
import { loaded } from '../../fixtures/repositories/seeds';

const product = makeProduct();
const loadMore = fn();

const meta = preview.meta({
  component: ProductsSection,
  parameters: {
    layout: 'fullscreen',
    chromatic: noPhotograph,
    atoms: [loaded()],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const chat = await canvas.findByRole('link', { name: `WhatsApp ile sor: ${product.name}` });
    await expect(chat).toHaveAttribute('href', productChat(contact.phone, product));
  },
});

export const Empty = meta.story({
  parameters: { atoms: [loaded(emptyLists)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Şu anda listelenen ürün yok/)).toBeVisible();
  },
});

/** The first page stands; the rest of a long list comes later, under it. */
export const LongerListArrives = meta.story({
  tags: ['test-only'],
  parameters: {
    atoms: [loaded({}, [{ products: manyProducts(8) }])],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
  },
});

/** Of thousands of cards, those near the window are drawn; the list is as high as if all were. */
export const LongList = meta.story({
  tags: ['test-only'],
  parameters: {
    atoms: [
      [
        loadCatalogAtom,
        {
          ...memoryRepository(makeCatalog({ products: manyProducts(2000) })),
          loadMoreProducts: loadMore,
        },
      ],
    ],
  },
  play: async ({ canvas }) => {
    const cards = () => canvas.getAllByRole('article').length;
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(100_000));
    const atFirst = cards();
    await expect(atFirst).toBeLessThan(60);
    canvas.getAllByRole('article').at(-1)?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(cards()).toBeGreaterThan(atFirst));
    await expect(loadMore).not.toHaveBeenCalled();
  },
});

/**
 * A reader who is faster than the drawing comes to the empty place of the cards, which then appear there. At their end the
 * next page follows (D19).
 */
export const FastReader = meta.story({
  tags: ['test-only'],
  parameters: {
    atoms: [
      [
        loadCatalogAtom,
        memoryRepository(makeCatalog({ products: manyProducts(48) }), {
          nextPages: [{ products: manyProducts(50) }],
        }),
      ],
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(5000));
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(50), {
      timeout: 10_000,
    });
  },
});
