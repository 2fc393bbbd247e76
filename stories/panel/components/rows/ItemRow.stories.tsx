import { expect, fn } from 'storybook/test';

import { Picture } from '@/components/shared/Picture';
import { ItemRow } from '@/panel/components/rows/ItemRow';

import preview from '../../../../.storybook/preview';
import { product } from '../../../fixtures/catalog';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';

/** The row of an item in the panel’s lists. */
const meta = preview.meta({
  component: ItemRow,
  args: {
    item: product,
    picture: <Picture src={product.image} alt="" ratio={4 / 3} width={104} />,
    onEdit: fn(),
    onDelete: fn(),
  },
});

export const Default = meta.story({ parameters: { chromatic: noPhotograph } });

/** A key that is held down repeats itself; one press is one deletion. */
export const KeyHeldDown = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: `Sil: ${product.name}` });
    const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
    await expect(button.dispatchEvent(new KeyboardEvent('keydown', held))).toBe(false);
  },
});

export const Focused = meta.story({
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: `Düzenle: ${product.name}` })).focus();
  },
});
