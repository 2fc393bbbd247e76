import { expect } from 'storybook/test';

import { FactList } from '@/components/products/FactList';
import { productFeatures } from '@/content/productDetail';

import preview from '../../../.storybook/preview';

/** Short facts about a part, each with its sign. */
const meta = preview.meta({
  component: FactList,
  args: { title: 'Ürün Özellikleri', facts: productFeatures },
});

export const Features = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ürün Özellikleri' })).toBeVisible();
    const facts = canvas.getAllByRole('listitem').map((fact) => fact.textContent);
    await expect(facts).toEqual([...productFeatures]);
  },
});
