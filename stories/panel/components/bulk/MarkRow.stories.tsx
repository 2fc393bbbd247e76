import { expect, fn } from 'storybook/test';

import { MarkRow } from '@/panel/components/bulk/MarkRow';

import preview from '../../../../.storybook/preview';
import { brokenPicture, longName, product } from '../../../fixtures/catalog';
import { inPage, longWord, longWordFits } from '../../../fixtures/longWord';
import { noPhotograph, onPhone, oneSize } from '../../../fixtures/photographs';

// Very small photographs look a little different from run to run; drawings do not.
const drawn = { ...product, image: '' };

/** A product’s row with a checkbox, while products are marked. */
const meta = preview.meta({
  component: MarkRow,
  args: { product: drawn, isMarked: false, onToggle: fn() },
});

/** It can be pressed anywhere. */
export const Default = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: product.name }));
    canvas.getByRole('checkbox', { name: `Seç: ${product.name}` }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
    await expect(args.onToggle).toHaveBeenLastCalledWith(product.id);
  },
});

export const Marked = meta.story({
  args: { isMarked: true },
  parameters: { chromatic: oneSize },
});

export const SoldOut = meta.story({
  args: { product: { ...product, inStock: false, image: brokenPicture } },
  parameters: { chromatic: oneSize },
});

export const LongTexts = meta.story({
  ...onPhone,
  args: { product: { ...drawn, name: longName, price: 12_345_678.5, originalPrice: 13_000_000 } },
});

export const LongWord = meta.story({
  ...longWordFits,
  ...inPage,
  tags: ['test-only'],
  args: { product: { ...drawn, name: longWord, brand: longWord } },
});
