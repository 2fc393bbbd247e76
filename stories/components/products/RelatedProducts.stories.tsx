import { expect, fn } from 'storybook/test';

import { RelatedProducts } from '@/components/products/RelatedProducts';
import { productChat } from '@/content/chatLinks';
import type { Product } from '@/domain/product';

import preview from '../../../.storybook/preview';
import { contact, manyProducts } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';

const products = manyProducts(5);

/** Cards as in the storefront, under a heading of their own. */
const meta = preview.meta({
  component: RelatedProducts,
  parameters: { chromatic: noPhotograph, layout: 'fullscreen' },
  args: {
    products,
    chatHref: (product: Product) => productChat(contact.phone, product),
    onSelect: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'BENZER PARÇALAR' })).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: /ayrıntısı$/ });
    if (first) await userEvent.click(first);
    await expect(args.onSelect).toHaveBeenCalledWith(products[0]);
  },
});

export const None = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
});
