import { StockBadge } from '@/components/shared/product/StockBadge';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

/**
 * Whether a part is in stock.
 *
 * - **Do** choose the wording of the place: two words on the detail page, one on cards.
 * - **Don’t** colour it red: a mark that is filled or hollow says it without colour.
 */
const meta = preview.meta({
  component: StockBadge,
  // How its states look is in docs/All states.
  parameters: { chromatic: noPhotograph, layout: 'centered' },
  args: { inStock: true },
});

export const InStock = meta.story({ name: 'Stok, tükendi · in stock' });

export const SoldOut = meta.story({
  args: { inStock: false },
});
