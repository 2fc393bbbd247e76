import { expect, fn } from 'storybook/test';

import { BrandCarousel } from '@/components/brands/BrandCarousel';

import preview from '../../../.storybook/preview';
import { makeBrand, manyBrands } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { highContrast, oneSize } from '../../fixtures/photographs';
import { traderBrands } from '../../fixtures/trader/traderBrands';

/** The brands of the shop, six at a time, which turn by themselves. */
const meta = preview.meta({
  component: BrandCarousel,
  parameters: { layout: 'fullscreen' },
  args: {
    brands: manyBrands(10),
    offset: 0,
    isPlaying: false,
    onStep: fn(),
    onTogglePlaying: fn(),
    onHold: fn(),
  },
});

export const Default = meta.story({
  name: 'Markalar',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'POPÜLER MARKALAR' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
});

/** The white ground is as wide as the tiles. */
export const OneBrand = meta.story({ args: { brands: [makeBrand()] } });

/** White on transparent, upright, square with margins, very wide, on a dark ground, tiny: each has its name. */
export const TradersLogos = meta.story({ args: { brands: traderBrands } });

/** Six stand at once: nothing to turn, no controls. */
export const SixBrands = meta.story({
  args: { brands: manyBrands(6) },
  parameters: { chromatic: oneSize },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({ ...highContrast });
