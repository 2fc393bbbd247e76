import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { ProductCard, type ProductCardProps } from '@/components/products/ProductCard';
import { productChat } from '@/content/chatLinks';

import { contact, longName, makeProduct } from '../../fixtures/catalog';
import {
  noDiscount,
  productControls,
  productFrom,
  type ProductArgs,
} from '../../fixtures/flatArgs/product';
import { forcedColors, noPhotograph, oneSize, phoneOnly } from '../../fixtures/photographs';
import { productPictures } from '../../fixtures/pictures/productPictures';
import { cardWide } from '../../fixtures/surfaces';

const product = makeProduct();

type Args = ProductCardProps & ProductArgs;

/**
 * - **Do** let the grid give it its height; price and buttons of a row stand in one line.
 * - **Don’t** make the whole card a link: picture and name open the part, the chat does not.
 */
const meta = {
  component: ProductCard,
  parameters: { layout: 'centered' },
  decorators: [cardWide],
  argTypes: productControls,
  args: { ...productFrom(product), chatHref: productChat(contact.phone, product), onSelect: fn() },
  render: ({ chatHref, onSelect, ...args }) => (
    <ProductCard product={productFrom(args)} chatHref={chatHref} onSelect={onSelect} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Omit<Args, 'product'>>;

export const Discounted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: product.name })).toBeVisible();
    await expect(canvas.getByText('%16 indirim')).toBeVisible();
    await expect(canvas.getByText('2850 TL')).toBeVisible();
    await expect(canvas.getByText('3400 TL')).toBeVisible();
    await expect(canvas.getByText('Stokta')).toBeVisible();
    await expect(canvas.getByText('(4.8)')).toBeVisible();
  },
};

/** Picture and name open the part; the chat knows it; the cart button does nothing. */
export const Pressed: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      args.chatHref,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle' }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: `${product.name} ayrıntısı` }));
    await userEvent.click(canvas.getByRole('button', { name: product.name }));
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(args.onSelect).toHaveBeenCalledWith(product);
  },
};

export const WithoutDiscount: Story = {
  args: noDiscount,
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/indirim/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Eski fiyat/)).not.toBeInTheDocument();
  },
};

export const SoldOut: Story = {
  args: { inStock: false },
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tükendi')).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: { name: longName, description: `${longName}. ${longName}.` },
  parameters: { chromatic: phoneOnly },
};

export const ShortTexts: Story = {
  args: { name: 'Buji', brand: '', description: '' },
  parameters: { chromatic: noPhotograph },
};

/** The drawing of its category takes its place. */
export const WithoutPicture: Story = productPictures.none;

export const PortraitPicture: Story = productPictures.portrait;

export const BrokenPicture: Story = {
  ...productPictures.broken,
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('presentation');
    await waitFor(() => expect(drawing).toHaveAttribute('src', 'images/drawings/parca.svg'));
  },
};

export const Focused: Story = {
  parameters: { chromatic: oneSize, pseudo: { focusVisible: ':is(a, button)' } },
};

export const HighContrast: Story = { parameters: { chromatic: { ...forcedColors, ...oneSize } } };
