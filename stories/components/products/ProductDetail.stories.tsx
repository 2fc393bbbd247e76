import { expect, fn } from 'storybook/test';

import { ProductDetail, type ProductDetailProps } from '@/components/products/ProductDetail';
import { productDetailMessage } from '@/content/chatLinks';

import preview from '../../../.storybook/preview';
import { brokenPicture, chatWith, links, longName, makeProduct } from '../../fixtures/catalog';
import { productControls, withProduct, type ProductArgs } from '../../fixtures/flatArgs/product';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { noPhotograph, oneSize, phoneOnly } from '../../fixtures/photographs';
import { ownersPictures } from '../../fixtures/pictures/ownersPictures';

const product = makeProduct();

type Args = ProductDetailProps & ProductArgs;

/** The page of one part: picture, offer, description, delivery and guarantee. */
const meta = preview.type<{ args: Args }>().meta({
  component: ProductDetail,
  parameters: { layout: 'fullscreen' },
  argTypes: productControls,
  args: {
    ...product,
    product,
    chatHref: chatWith(productDetailMessage(product)),
    callHref: links.callHref,
    onBack: fn(),
    onEnlarge: fn(),
  },
  render: (args) => <ProductDetail {...withProduct(args)} />,
});

export const Discounted = meta.story({ name: 'Parça, ayrıntı · discounted' });

export const LongTexts = meta.story({
  args: { name: longName, description: `${longName}.\n\n${longName}.` },
  parameters: { chromatic: phoneOnly },
});

/** The drawing of its category takes its place. */
export const WithoutPicture = meta.story({
  args: { image: '', category: 'Akü & Filtre' },
  parameters: { chromatic: oneSize },
});

export const PortraitPicture = meta.story({
  args: { image: ownersPictures.portrait },
  parameters: { chromatic: oneSize },
});

export const BrokenPicture = meta.story({
  args: { image: brokenPicture },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    const standIn = await canvas.findByRole('img', { name: `${product.name}, görsel yok` });
    await expect(standIn).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Fotoğrafı büyüt' })).not.toBeInTheDocument();
  },
});

export const LargeText = meta.story({ ...largeTextOnPhone });
