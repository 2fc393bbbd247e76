import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { loadCatalogAtom } from '@/atoms/catalog';
import { productChat } from '@/content/chatLinks';
import { memoryRepository } from '@/data/testing/memoryRepository';
import { ProductsSection } from '@/views/storefront/ProductsSection';

import {
  contact,
  emptyLists,
  makeCatalog,
  makeProduct,
  manyProducts,
} from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';
import { loaded } from '../../fixtures/seeds';

const product = makeProduct();

const meta = {
  component: ProductsSection,
  parameters: {
    layout: 'fullscreen',
    chromatic: noPhotograph,
    atoms: [loaded()],
  },
} satisfies Meta<typeof ProductsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const chat = await canvas.findByRole('link', { name: `WhatsApp ile sor: ${product.name}` });
    await expect(chat).toHaveAttribute('href', productChat(contact.phone, product));
  },
};

export const Empty: Story = {
  parameters: { atoms: [loaded(emptyLists)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Şu anda listelenen ürün yok/)).toBeVisible();
  },
};

/** The first page stands; the rest of a long list comes later, under it. */
export const LongerListArrives: Story = {
  tags: ['test-only'],
  parameters: {
    atoms: [loaded({}, [{ products: manyProducts(30) }])],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(30));
  },
};

/** Of thousands of cards, a few at a time are rendered before they scroll into view. */
export const LongList: Story = {
  tags: ['test-only'],
  parameters: {
    atoms: [loaded({ products: manyProducts(2000) })],
  },
  play: async ({ canvas }) => {
    const cards = () => canvas.getAllByRole('article').length;
    await waitFor(() => expect(cards()).toBeGreaterThan(60));
    const atFirst = cards();
    await expect(atFirst).toBeLessThan(600);
    canvas.getAllByRole('article').at(-1)?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(cards()).toBeGreaterThan(atFirst));
  },
};

/** The reader comes near the end of what has been read: the next page follows (D19). */
export const NextPageArrives: Story = {
  tags: ['test-only'],
  parameters: {
    atoms: [
      [
        loadCatalogAtom,
        memoryRepository(makeCatalog({ products: manyProducts(30) }), {
          nextPages: [{ products: manyProducts(45) }],
        }),
      ],
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(45));
  },
};
