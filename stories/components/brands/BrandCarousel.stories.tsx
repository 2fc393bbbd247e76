import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { BrandCarousel } from '@/components/brands/BrandCarousel';

import preview from '../../../.storybook/preview';
import { makeBrand, manyBrands } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { highContrast, noPhotograph, oneSize } from '../../fixtures/photographs';
import { attributeChanges } from '../../fixtures/play/attributeChanges';
import { traderBrands } from '../../fixtures/trader/traderBrands';

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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'POPÜLER MARKALAR' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
});

/** Of 300 tiles a turn changes only those near the shown six, and no inline style. */
export const FewTilesMove = meta.story({
  tags: ['test-only'],
  args: { brands: manyBrands(300) },
  parameters: { chromatic: noPhotograph },
  render: function Turning(args) {
    const [offset, setOffset] = useState(40);
    return <BrandCarousel {...args} offset={offset} onStep={() => setOffset(offset + 1)} />;
  },
  play: async ({ args, canvas, canvasElement }) => {
    const changes = await attributeChanges(canvasElement, async () => {
      canvas.getByRole('button', { name: 'Sonraki markalar' }).click();
      const name = canvas.getByText(args.brands[46]?.name ?? '');
      await waitFor(() => expect(name.closest('li')).toHaveAttribute('aria-hidden', 'false'));
    });
    await expect(new Set(changes.map(({ target }) => target)).size).toBe(17);
    await expect(changes.map(({ attributeName }) => attributeName)).not.toContain('style');
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
