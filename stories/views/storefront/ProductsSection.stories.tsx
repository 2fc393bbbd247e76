import { expect, waitFor } from 'storybook/test';

import { loadCatalogAtom } from '@/atoms/catalog';
import { memoryRepository } from '@/data/testing/memoryRepository';
import { ProductsSection } from '@/views/storefront/ProductsSection';

import preview from '../../../.storybook/preview';
import { makeCatalog, manyProducts } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';

const products = manyProducts(50);

const meta = preview.meta({
  component: ProductsSection,
  parameters: {
    layout: 'fullscreen',
    chromatic: noPhotograph,
    atoms: [
      [
        loadCatalogAtom,
        memoryRepository(makeCatalog({ products: products.slice(0, 48) }), {
          nextPages: [{ products }],
        }),
      ],
    ],
  },
});

/**
 * A reader who is faster than the drawing comes to the empty place of the cards, which then appear there. At their end the
 * next page follows (D19).
 */
export const FastReader = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(5000));
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(50), {
      timeout: 10_000,
    });
  },
});
