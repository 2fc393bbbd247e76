import Box from '@mui/material/Box';
import { expect } from 'storybook/test';

import { ProductSheet, type ProductSheetProps } from '@/components/print/ProductSheet';
import { productChat } from '@/content/chatLinks';

import preview from '../../../.storybook/preview';
import { contact, longName, makeProduct } from '../../fixtures/catalog';
import { productControls, withProduct, type ProductArgs } from '../../fixtures/flatArgs/product';
import { noPhotograph, oneSize } from '../../fixtures/photographs';

const product = makeProduct();

type Args = ProductSheetProps & ProductArgs;

/** A part on one sheet of paper, with a code that opens its chat. */
const meta = preview.type<{ args: Args }>().meta({
  component: ProductSheet,
  parameters: { layout: 'fullscreen', chromatic: oneSize },
  argTypes: productControls,
  args: {
    ...product,
    product,
    contact,
    chatHref: productChat(contact.phone, product),
    day: '22.11.2026',
  },
  // The printable part of A4 paper.
  render: (args) => (
    <Box sx={{ width: '182mm', height: '269mm', bgcolor: 'common.white' }}>
      <ProductSheet {...withProduct(args)} />
    </Box>
  ),
});

export const Discounted = meta.story({ name: 'Yazdır · discounted' });

export const SoldOut = meta.story({
  args: { inStock: false },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stokta Yok')).toBeVisible();
  },
});

export const Numbered = meta.story({
  args: {
    description: 'Orijinal kalite.\nParça no: 0986424797, 1K0 698 151',
    vehicles: 'Golf VII\nLeon',
  },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Parça no: 0986424797, 1K0 698 151')).toBeVisible();
    await expect(canvas.getByText('Uyumlu araçlar: Golf VII, Leon')).toBeVisible();
    await expect(canvas.getByText('Orijinal kalite.')).toBeVisible();
  },
});

/** The sheet stays one page: the picture becomes smaller, and what does not fit is cut off. */
export const LongTexts = meta.story({
  args: {
    image: '',
    name: longName,
    description: `${longName}.\n\n`.repeat(12),
  },
});
