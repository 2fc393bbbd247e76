import { expect, fn } from 'storybook/test';

import { PricePreview } from '@/panel/components/form/PricePreview';

import preview from '../../../../.storybook/preview';
import { oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: PricePreview,
  args: {
    prices: { price: 2850, originalPrice: 3400 },
    discount: 16,
    onUseDiscount: fn(),
  },
  parameters: { chromatic: oneSize },
});

export const Discounted = meta.story();

export const OtherDiscount = meta.story({
  args: { discount: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'İndirimi %16 yap' }));
    await expect(args.onUseDiscount).toHaveBeenLastCalledWith(16);
  },
});

export const NoPriceYet = meta.story({ args: { prices: undefined, discount: undefined } });

export const FullPrice = meta.story({
  args: { prices: { price: 320.5 }, discount: undefined },
});

export const NothingSaved = meta.story({
  args: { prices: { price: 2850, originalPrice: 2850 }, discount: undefined },
});

/** Visitors see the badge alone. */
export const WithoutOriginalPrice = meta.story({ args: { prices: { price: 850 }, discount: 15 } });
