import { expect } from 'storybook/test';

import { ProductSummary, type ProductSummaryProps } from '@/components/products/ProductSummary';
import { CarFit } from '@/components/search/CarFit';
import { productDetailMessage } from '@/content/chatLinks';

import preview from '../../../.storybook/preview';
import { chatWith, links, longName, makeProduct } from '../../fixtures/catalog';
import {
  noDiscount,
  productControls,
  withProduct,
  type ProductArgs,
} from '../../fixtures/flatArgs/product';
import { inNarrowPage, longWord, longWordFits } from '../../fixtures/longWord';
import { opened, presses } from '../../fixtures/openControls';
import { noPhotograph, oneSize, phoneOnly } from '../../fixtures/photographs';
import { leadToChatAndCall } from '../../fixtures/play/contactLinks';
import { staysUntranslated } from '../../fixtures/play/expectations';

const product = makeProduct();

type Args = ProductSummaryProps & ProductArgs;

/** The offer of a part’s page: name, price, stock, chat and call. */
const meta = preview.type<{ args: Args }>().meta({
  component: ProductSummary,
  argTypes: productControls,
  args: {
    ...product,
    product,
    chatHref: chatWith(productDetailMessage(product)),
    callHref: links.callHref,
  },
  render: (args) => <ProductSummary {...withProduct(args)} />,
});

export const Discounted = meta.story({
  name: 'Parça özeti · discounted',
  play: async (context) => {
    await leadToChatAndCall(context);
    const cart = context.canvas.getByRole('button', { name: 'Sepete Ekle' });
    await expect(cart).toHaveAccessibleDescription('Şu anda kullanılamıyor');
    await staysUntranslated(product.brand)();
  },
});

/** `Sepete Ekle` works (D31). */
export const Open = meta.story({
  decorators: [opened()],
  parameters: { chromatic: noPhotograph },
  play: presses('button', 'Sepete Ekle'),
});

/** A list below the description, and that the visitor's car is in it. */
export const Vehicles = meta.story({
  args: { vehicles: 'VW Golf VII 1.6 TDI 2013-2019\nSeat Leon 2013-2020, Škoda Octavia' },
  decorators: [opened({ carFit: () => <CarFit model="Golf VII" /> })],
});

export const WithoutDiscount = meta.story({
  args: noDiscount,
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/tasarruf/)).not.toBeInTheDocument();
  },
});

export const SoldOut = meta.story({
  args: { inStock: false },
  parameters: { chromatic: oneSize },
});

export const Millions = meta.story({
  args: { price: 1_234_567, originalPrice: 1_400_000 },
  parameters: { chromatic: phoneOnly },
});

export const LongTexts = meta.story({
  args: {
    name: longName,
    description: `${longName}.\n\n${longName}.\n- ${longName}`,
  },
  parameters: { chromatic: phoneOnly },
});

/** What the owner has not filled in leaves no trace, such as a lonely slash. */
export const ShortTexts = meta.story({
  args: { name: 'Buji', brand: '', category: 'Motor', description: '' },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Motor')).toBeVisible();
  },
});

export const LongWord = meta.story({
  ...longWordFits,
  ...inNarrowPage,
  tags: ['test-only'],
  args: {
    name: longWord,
    brand: longWord,
    category: longWord,
    description: longWord,
    vehicles: longWord,
    price: 1_234_567.89,
    originalPrice: 1_400_000.5,
  },
});
