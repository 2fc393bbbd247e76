import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ProductDetail, type ProductDetailProps } from '@/components/products/ProductDetail';
import { productDetailChat } from '@/content/chatLinks';

import { contact, links, longName, makeProduct } from '../../fixtures/catalog';
import { productControls, productFrom, type ProductArgs } from '../../fixtures/flatArgs/product';
import { largeText } from '../../fixtures/largeText';
import { noPhotograph, phoneOnly } from '../../fixtures/photographs';
import { productPictures } from '../../fixtures/pictures/productPictures';

const product = makeProduct();

type Args = ProductDetailProps & ProductArgs;

const meta = {
  component: ProductDetail,
  parameters: { layout: 'fullscreen' },
  argTypes: productControls,
  args: {
    ...productFrom(product),
    chatHref: productDetailChat(contact.phone, product),
    callHref: links.callHref,
    onBack: fn(),
  },
  render: ({ chatHref, callHref, onBack, ...args }) => (
    <ProductDetail
      product={productFrom(args)}
      chatHref={chatHref}
      callHref={callHref}
      onBack={onBack}
    />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Omit<Args, 'product'>>;

export const Discounted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await expect(canvas.getByRole('img', { name: product.name })).toBeVisible();
    await expect(canvas.getByText('%16 indirim')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ürün Özellikleri' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Kargo ve İade' })).toBeVisible();
  },
};

export const Left: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Geri Dön' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = {
  args: { name: longName, description: `${longName}.\n\n${longName}.` },
  parameters: { chromatic: phoneOnly },
};

/** The drawing of its category takes its place. */
export const WithoutPicture: Story = {
  ...productPictures.none,
  args: { ...productPictures.none.args, category: 'Akü & Filtre' },
};

export const PortraitPicture: Story = productPictures.portrait;

export const BrokenPicture: Story = {
  ...productPictures.broken,
  play: async ({ canvas }) => {
    const standIn = await canvas.findByRole('img', { name: `${product.name}, görsel yok` });
    await expect(standIn).toBeVisible();
  },
};

export const LargeText: Story = {
  ...largeText,
  parameters: { ...largeText.parameters, chromatic: phoneOnly },
};
