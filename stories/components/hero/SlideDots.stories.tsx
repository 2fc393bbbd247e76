import { expect, fn } from 'storybook/test';

import { SlideDots } from '@/components/hero/SlideDots';

import preview from '../../../.storybook/preview';
import { manySlides } from '../../fixtures/catalog';
import { oneSize } from '../../fixtures/photographs';
import { onInk } from '../../fixtures/surfaces';

const meta = preview.meta({
  component: SlideDots,
  decorators: [onInk],
  args: { slides: manySlides(3), index: 0, onGoTo: fn() },
});

export const FirstSlide = meta.story({
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('1. slayt');
  },
});

export const ManySlides = meta.story({ args: { slides: manySlides(12), index: 6 } });

/** Forty dots would fill a phone's window. */
export const TooManyForDots = meta.story({
  args: { slides: manySlides(40), index: 2 },
  parameters: { chromatic: oneSize },
});

export const PointerAndFocus = meta.story({
  parameters: {
    chromatic: oneSize,
    pseudo: { hover: 'button:nth-of-type(2)', focusVisible: 'button:nth-of-type(3)' },
  },
});
