import { expect, waitFor } from 'storybook/test';

import { loadCatalogAtom } from '@/atoms/catalog';
import { productChat } from '@/content/chatLinks';
import { memoryRepository } from '@/data/testing/memoryRepository';
import { ProductsSection } from '@/views/storefront/ProductsSection';

import preview from '../../../.storybook/preview';
import { contact, makeCatalog, makeProduct, manyProducts } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';
import { loaded } from '../../fixtures/repositories/seeds';

const product = makeProduct();
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
