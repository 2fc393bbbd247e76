import { PriceHistory } from '@/panel/components/prices/PriceHistory';

import preview from '../../../../.storybook/preview';
import { oneSize } from '../../../fixtures/photographs';

const on = (day: number) => new Date(2026, 10, day).toISOString();

/** The prices of a part in the last ninety days. */
const meta = preview.meta({
  component: PriceHistory,
  args: {
    prices: [
      { price: 2850, since: on(1), until: on(9) },
      { price: 2650, since: on(9), until: on(14) },
      { price: 3100.5, since: on(16), until: null },
    ],
    now: new Date(2026, 10, 21),
  },
});

export const Default = meta.story({ name: 'Eski fiyatlar' });

export const OnePrice = meta.story({
  args: { prices: [{ price: 2850, since: on(1), until: null }] },
  parameters: { chromatic: oneSize },
});

export const NoPrice = meta.story({ args: { prices: [] }, parameters: { chromatic: oneSize } });
