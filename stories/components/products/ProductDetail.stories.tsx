import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ProductDetail, type ProductDetailProps } from '@/components/products/ProductDetail';
import { productDetailChat } from '@/content/chatLinks';

import { contact, links, longName, makeProduct } from '../../fixtures/catalog';
import {
  noDiscount,
  type ProductArgs,
  productControls,
  productFrom,
} from '../../fixtures/flatArgs/product';
import { largeText } from '../../fixtures/largeText';
import {
  forcedColors,
  landscapeOnly,
  noPhotograph,
  oneSize,
  phoneOnly,
  tabletOnly,
} from '../../fixtures/photographs';
import { productPictures } from '../../fixtures/pictures/productPictures';
import { landscape, phone, tablet } from '../../fixtures/viewports';

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

export const WithoutDiscount: Story = {
  args: noDiscount,
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/indirim/)).not.toBeInTheDocument();
  },
};

export const SoldOut: Story = {
  args: { inStock: false },
  parameters: { chromatic: phoneOnly },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: product.name })).toHaveStyle({
      filter: 'grayscale(1)',
    });
  },
};

export const LongTexts: Story = {
  args: { name: longName, description: `${longName}.\n\n${longName}.` },
};

/** The drawing of its category takes its place. */
export const WithoutPicture: Story = {
  ...productPictures.none,
  args: { ...productPictures.none.args, category: 'Akü & Filtre' },
};

export const PortraitPicture: Story = productPictures.portrait;

export const TinyPicture: Story = productPictures.tiny;

export const TransparentPicture: Story = productPictures.transparent;

export const BrokenPicture: Story = {
  ...productPictures.broken,
  play: async ({ canvas }) => {
    const standIn = await canvas.findByRole('img', { name: `${product.name}, görsel yok` });
    await expect(standIn).toBeVisible();
  },
};

export const OnPhone: Story = {
  ...Discounted,
  globals: phone,
  parameters: { chromatic: noPhotograph },
};

/** Price and stock are in the first window. */
export const OnPhoneOnItsSide: Story = {
  ...Discounted,
  globals: landscape,
  parameters: { chromatic: landscapeOnly },
};

export const Hovered: Story = {
  args: productPictures.none.args,
  parameters: { chromatic: oneSize, pseudo: { hover: ':is(a, button)' } },
};

export const Focused: Story = {
  args: productPictures.none.args,
  parameters: { chromatic: oneSize, pseudo: { focusVisible: ':is(a, button)' } },
};

export const LargeText: Story = {
  ...largeText,
  parameters: { ...largeText.parameters, chromatic: phoneOnly },
};

export const HighContrast: Story = { parameters: { chromatic: { ...forcedColors, ...oneSize } } };

export const OnTablet: Story = { globals: tablet, parameters: { chromatic: tabletOnly } };
