import { expect } from 'storybook/test';

import { ChangePreview } from '@/panel/components/bulk/ChangePreview';

import preview from '../../../../.storybook/preview';
import { longName, numberedProducts, product } from '../../../fixtures/catalog';
import { noPhotograph, onPhone, oneSize } from '../../../fixtures/photographs';
import { hasNo, says } from '../../../fixtures/play/expectations';

const examples = numberedProducts(4).map((before) => ({
  before,
  after: { ...before, price: Math.round(before.price * 1.1) },
}));

/** An original price of which the shop will show nothing any more. */
const hidden = {
  before: { ...product, price: 95, originalPrice: 100 },
  after: { ...product, price: 105, originalPrice: 100 },
};

/** What a change of marked products will do, before it is done. */
const meta = preview.meta({
  component: ChangePreview,
  parameters: { chromatic: oneSize },
  args: { edits: [...examples, hidden, hidden, hidden], marked: 19, showsPrices: true },
});

export const Default = meta.story();

export const One = meta.story({
  args: { edits: examples.slice(0, 1), marked: 1 },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 ürün değişecek.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByText(/daha/)).not.toBeInTheDocument();
  },
});

export const Nothing = meta.story({
  args: { edits: [] },
  parameters: { chromatic: noPhotograph },
  play: says('status', 'hiçbir ürün değişmez'),
});

export const CountOnly = meta.story({
  args: { showsPrices: false },
  parameters: { chromatic: noPhotograph },
  play: hasNo('list'),
});

export const LongTexts = meta.story({
  ...onPhone,
  args: {
    edits: [
      {
        before: { ...product, name: longName, price: 12_345_678.5 },
        after: { ...product, price: 9_876_543.21, originalPrice: 12_345_678.5 },
      },
    ],
  },
});
