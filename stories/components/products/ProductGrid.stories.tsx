import { expect, fn, within } from 'storybook/test';

import { ProductGrid } from '@/components/products/ProductGrid';
import { productChat } from '@/content/chatLinks';
import type { Product } from '@/domain/product';

import preview from '../../../.storybook/preview';
import {
  contact,
  longName,
  makeProduct,
  manyProducts,
  partNotFoundChat,
} from '../../fixtures/catalog';
import { opened, presses } from '../../fixtures/openControls';
import { noPhotograph, wideOnly } from '../../fixtures/photographs';

const samples = manyProducts(4);

const meta = preview.meta({
  component: ProductGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    products: samples,
    chatHref: (product: Product) => productChat(contact.phone, product),
    partChatHref: partNotFoundChat,
    onSelect: fn(),
  },
});

export const Default = meta.story({
  name: 'Ürünler',
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'ÖNE ÇIKAN YEDEK PARÇALAR' }));
    const all = section.getByRole('button', { name: 'Tüm Ürünleri Görüntüle' });
    await expect(all).toHaveAccessibleDescription('Şu anda kullanılamıyor');
  },
});

/** Cards and the button below them work (D22); the third part is on the visitor's list (D31). */
export const Open = meta.story({
  decorators: [opened()],
  parameters: { chromatic: noPhotograph },
  play: presses('link', 'Tüm Ürünleri Görüntüle'),
});

export const Empty = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    const chat = canvas.getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('href', partNotFoundChat);
  },
});

/** Cards of one row are equally high. */
export const OneLongName = meta.story({
  args: { products: [makeProduct({ id: 9, name: longName }), ...samples] },
  parameters: { chromatic: wideOnly },
});
