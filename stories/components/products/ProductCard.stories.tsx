import { expect, fn, waitFor } from 'storybook/test';

import { ProductCard, type ProductCardProps } from '@/components/products/ProductCard';
import { CarFit } from '@/components/search/CarFit';
import { productChat } from '@/content/chatLinks';
import type { Product } from '@/domain/product';

import preview from '../../../.storybook/preview';
import { brokenPicture, contact, longName, makeProduct } from '../../fixtures/catalog';
import {
  noDiscount,
  productControls,
  withProduct,
  type ProductArgs,
} from '../../fixtures/flatArgs/product';
import { longWord, longWordFits } from '../../fixtures/longWord';
import { opened } from '../../fixtures/openControls';
import { highContrast, noPhotograph, oneSize, phoneOnly } from '../../fixtures/photographs';
import { cardWide } from '../../fixtures/surfaces';

const product = makeProduct();

type Args = ProductCardProps & ProductArgs;

/**
 * A part in the list: picture, name, price, stock, and its chat.
 *
 * - **Do** let the grid give it its height; price and buttons of a row stand in one line.
 * - **Don’t** make the whole card a link: picture and name open the part, the chat does not.
 */
const meta = preview.type<{ args: Args }>().meta({
  component: ProductCard,
  parameters: { layout: 'centered' },
  decorators: [cardWide],
  argTypes: productControls,
  args: {
    ...product,
    product,
    chatHref: (shown: Product) => productChat(contact.phone, shown),
    onSelect: fn(),
  },
  render: (args) => <ProductCard {...withProduct(args)} />,
});

export const Discounted = meta.story({
  name: 'Kart',
  parameters: { chromatic: phoneOnly },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: product.name })).toBeVisible();
  },
});

/** Picture and name open the part; the cart button does nothing. */
export const Pressed = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle' }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: `${product.name} ayrıntısı` }));
    await userEvent.click(canvas.getByRole('button', { name: product.name }));
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(args.onSelect).toHaveBeenCalledWith(product);
  },
});

export const WithoutDiscount = meta.story({
  args: noDiscount,
  parameters: { chromatic: noPhotograph },
});

/** A price of 0: the visitor asks for it by chat (D27). */
export const PriceOnRequest = meta.story({
  args: { ...noDiscount, price: 0 },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fiyat sorun')).toBeVisible();
  },
});

export const SoldOut = meta.story({
  args: { inStock: false },
  parameters: { chromatic: noPhotograph },
});

export const LongTexts = meta.story({
  args: { name: longName, description: `${longName}. ${longName}.` },
  parameters: { chromatic: phoneOnly },
});

/** The vehicles are cut where the line ends; below the description stands that the visitor's car is among them. */
export const Vehicles = meta.story({
  args: { vehicles: 'VW Golf VII 2013-2019\nSeat Leon 2013-2020\nŠkoda Octavia 2013-2019' },
  parameters: { chromatic: phoneOnly },
  decorators: [opened({ carFit: () => <CarFit model="Golf VII" /> })],
});

/** The drawing of its category takes its place. */
export const WithoutPicture = meta.story({
  args: { image: '' },
  parameters: { chromatic: noPhotograph },
});

export const BrokenPicture = meta.story({
  args: { image: brokenPicture },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    const shown = async () => canvas.findByRole('presentation');
    await waitFor(async () =>
      expect(await shown()).toHaveAttribute('src', 'images/drawings/parca.svg'),
    );
  },
});

export const Focused = meta.story({
  parameters: { chromatic: oneSize, pseudo: { focusVisible: ':is(a, button)' } },
});

export const HighContrast = meta.story({ ...highContrast });

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { name: longWord, brand: longWord, description: longWord, vehicles: longWord },
});
