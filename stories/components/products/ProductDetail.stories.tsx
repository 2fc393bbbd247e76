import { expect, fn } from 'storybook/test';

import { ProductDetail, type ProductDetailProps } from '@/components/products/ProductDetail';
import { productDetailChat } from '@/content/chatLinks';

import preview from '../../../.storybook/preview';
import { contact, links, longName, makeProduct } from '../../fixtures/catalog';
import { productControls, productFrom, type ProductArgs } from '../../fixtures/flatArgs/product';
import { largeText } from '../../fixtures/largeText';
import { phoneOnly } from '../../fixtures/photographs';
import { productPictures } from '../../fixtures/pictures/productPictures';

const product = makeProduct();

type Args = ProductDetailProps & ProductArgs;

const meta = preview.type<{ args: Args }>().meta({
  component: ProductDetail,
  parameters: { layout: 'fullscreen' },
  argTypes: productControls,
  args: {
    ...productFrom(product),
    product,
    chatHref: productDetailChat(contact.phone, product),
    callHref: links.callHref,
    onBack: fn(),
    onEnlarge: fn(),
  },
  render: ({ chatHref, callHref, onBack, onEnlarge, ...args }) => (
    <ProductDetail
      product={productFrom(args)}
      chatHref={chatHref}
      callHref={callHref}
      onBack={onBack}
      onEnlarge={onEnlarge}
    />
  ),
});

export const Discounted = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await expect(canvas.getByRole('img', { name: product.name })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ürün Özellikleri' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Kargo ve İade' })).toBeVisible();
  },
});

export const LongTexts = meta.story({
  args: { name: longName, description: `${longName}.\n\n${longName}.` },
  parameters: { chromatic: phoneOnly },
});

/** The drawing of its category takes its place. */
export const WithoutPicture = meta.story({
  ...productPictures.none,
  args: { ...productPictures.none.args, category: 'Akü & Filtre' },
});

export const PortraitPicture = meta.story(productPictures.portrait);

export const BrokenPicture = meta.story({
  ...productPictures.broken,
  play: async ({ canvas }) => {
    const standIn = await canvas.findByRole('img', { name: `${product.name}, görsel yok` });
    await expect(standIn).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Fotoğrafı büyüt' })).not.toBeInTheDocument();
  },
});

export const LargeText = meta.story({
  ...largeText,
  parameters: { ...largeText.parameters, chromatic: phoneOnly },
});
