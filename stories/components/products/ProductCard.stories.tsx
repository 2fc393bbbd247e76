import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { ProductCard, type ProductCardProps } from '@/components/products/ProductCard';
import { productChat } from '@/content/chatLinks';

import { contact, longName, makeProduct } from '../../fixtures/catalog';
import {
  noDiscount,
  type ProductArgs,
  productControls,
  productFrom,
} from '../../fixtures/flatArgs/product';
import { largeText } from '../../fixtures/largeText';
import { forcedColors, noPhotograph, oneSize } from '../../fixtures/photographs';
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

export const OpenedByPicture: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${product.name} ayrıntısı` }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(product);
  },
};

export const OpenedByName: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: product.name }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(product);
  },
};

/** The chat knows the part; the cart button does nothing. */
export const AskedAbout: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      args.chatHref,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle' }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const WithoutDiscount: Story = {
  args: noDiscount,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/indirim/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Eski fiyat/)).not.toBeInTheDocument();
  },
};

/** An original price that is not higher is no saving. */
export const DearerThanBefore: Story = {
  tags: ['test-only'],
  args: { originalPrice: 2500, discount: 0 },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('2500 TL')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/indirim/)).not.toBeInTheDocument();
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
};

export const ShortTexts: Story = {
  args: { name: 'Buji', brand: '', description: '' },
  parameters: { chromatic: oneSize },
};

export const Free: Story = {
  args: { price: 0, ...noDiscount },
  parameters: { chromatic: noPhotograph },
};

export const WithKurus: Story = {
  args: { price: 320.5, originalPrice: 365 },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('320,50 TL')).toBeVisible();
  },
};

export const Millions: Story = {
  args: { price: 1_234_567, originalPrice: 1_400_000 },
  parameters: { chromatic: oneSize },
};

/** The drawing of its category takes its place. */
export const WithoutPicture: Story = productPictures.none;

export const PortraitPicture: Story = productPictures.portrait;

export const TinyPicture: Story = productPictures.tiny;

export const TransparentPicture: Story = productPictures.transparent;

export const BrokenPicture: Story = {
  ...productPictures.broken,
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('presentation');
    await waitFor(() => expect(drawing).toHaveAttribute('src', 'images/drawings/parca.svg'));
  },
};

/** The picture comes closer, the name is underlined. */
export const Hovered: Story = {
  parameters: { chromatic: oneSize, pseudo: { hover: ':is(a, button)' } },
};

export const Focused: Story = {
  parameters: { chromatic: oneSize, pseudo: { focusVisible: ':is(a, button)' } },
};

export const LargeText: Story = {
  ...largeText,
  parameters: { ...largeText.parameters, chromatic: oneSize },
};

export const HighContrast: Story = { parameters: { chromatic: { ...forcedColors, ...oneSize } } };

export const LessThanOne: Story = {
  args: { price: 0.5, ...noDiscount },
  parameters: { chromatic: noPhotograph },
};
