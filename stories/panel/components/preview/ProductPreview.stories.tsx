import { expect } from 'storybook/test';

import { ProductPreview } from '@/panel/components/preview/ProductPreview';
import { emptyDraft, toDraft } from '@/panel/domain/drafts/itemDraft';

import preview from '../../../../.storybook/preview';
import { product } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';

/** The part’s card, as visitors will see it. */
const meta = preview.meta({
  component: ProductPreview,
  args: { draft: toDraft('products', product) },
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: product.name })).toHaveTextContent('2850 TL');
  },
});

/** Grey lines where the name, the price and the buttons will stand. */
export const NothingTyped = meta.story({
  args: { draft: emptyDraft('products') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});
