import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { selectProductAtom } from '@/atoms/view';
import { productDetailChat } from '@/content/chatLinks';
import { ProductDetailView } from '@/views/ProductDetailView';

import { contact, makeProduct, withoutDiscount } from '../fixtures/catalog';
import { ownFrame } from '../fixtures/docs';
import { noPhotograph } from '../fixtures/photographs';
import { loaded } from '../fixtures/repositories/seeds';

const product = makeProduct();
const soldOut = makeProduct({ inStock: false });

const meta = {
  component: ProductDetailView,
  parameters: {
    layout: 'fullscreen',
    chromatic: noPhotograph,
    docs: ownFrame,
    atoms: [loaded(), [selectProductAtom, product]],
  },
} satisfies Meta<typeof ProductDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name takes the focus: a screen reader begins with it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: product.name })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'WhatsApp ile Satın Al' })).toHaveAttribute(
      'href',
      productDetailChat(contact.phone, product),
    );
  },
};

/** The message asks when it will be there again. */
export const SoldOut: Story = {
  parameters: { atoms: [loaded(), [selectProductAtom, soldOut]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stokta Yok')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'WhatsApp ile Satın Al' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('Ne zaman gelir?')),
    );
  },
};

export const Left: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Geri Dön' }));
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/** No line about savings, and none in the message. */
export const WithoutDiscount: Story = {
  parameters: { atoms: [loaded(), [selectProductAtom, withoutDiscount(product)]] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/tasarruf/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'WhatsApp ile Satın Al' })).toHaveAttribute(
      'href',
      productDetailChat(contact.phone, withoutDiscount(product)),
    );
  },
};
