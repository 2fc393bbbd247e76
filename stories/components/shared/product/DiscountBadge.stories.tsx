import { expect } from 'storybook/test';

import { DiscountBadge } from '@/components/shared/product/DiscountBadge';

import preview from '../../../../.storybook/preview';
import { forcedColors, oneSize } from '../../../fixtures/photographs';

/**
 * - **Do** hang it on the picture’s upper left corner.
 * - **Don’t** draw it for 0, or work the percentage out here: it is what the owner has typed.
 */
const meta = preview.meta({
  component: DiscountBadge,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { percent: 16 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('%16 indirim')).toBeVisible();
  },
});

export const OneDigit = meta.story({ args: { percent: 5 } });

export const Everything = meta.story({ args: { percent: 100 } });

export const HighContrast = meta.story({
  parameters: { chromatic: { ...forcedColors, ...oneSize } },
});
