import { expect } from 'storybook/test';

import { FactList } from '@/components/products/FactList';
import { productFeatures } from '@/content/productDetail';

import preview from '../../../.storybook/preview';

const facts = productFeatures.map(({ text }) => text);

/** Short facts about a part, each with its sign. */
const meta = preview.meta({
  component: FactList,
  args: { title: 'Ürün Özellikleri', facts },
});

export const Features = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ürün Özellikleri' })).toBeVisible();
    const shown = canvas.getAllByRole('listitem').map((fact) => fact.textContent);
    await expect(shown).toEqual(facts);
  },
});
