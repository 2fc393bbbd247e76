import { PriceChangeList } from '@/panel/components/bulk/PriceChangeList';

import preview from '../../../../.storybook/preview';
import { longName, product } from '../../../fixtures/catalog';
import { longWord, longWordFits } from '../../../fixtures/longWord';
import { onPhone } from '../../../fixtures/photographs';

/** Prices of some products before and after a change. */
const meta = preview.meta({
  component: PriceChangeList,
  args: {
    label: 'Önce ve sonra',
    edits: [
      { before: product, after: { ...product, price: product.price + 90 } },
      {
        before: { ...product, id: 2, name: longName },
        after: { ...product, price: product.price * 2 },
      },
    ],
    warningOf: ({ before }) => (before.id === 2 ? 'Yarısından fazla değişiyor' : undefined),
  },
});

export const Warned = meta.story({ ...onPhone });

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { edits: [{ before: { ...product, name: longWord }, after: product }] },
});
