import { expect, fn } from 'storybook/test';

import { HeroSlider } from '@/components/hero/HeroSlider';

import preview from '../../../.storybook/preview';
import { links, longName, makeSlide, manySlides } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { forcedColors, phoneOnly } from '../../fixtures/photographs';

const meta = preview.meta({
  component: HeroSlider,
  parameters: { layout: 'fullscreen' },
  args: {
    slides: manySlides(3),
    index: 0,
    isPlaying: false,
    fetchesNext: true,
    ...links,
    onStep: fn(),
    onGoTo: fn(),
    onTogglePlaying: fn(),
    onHold: fn(),
    onShowProducts: fn(),
  },
});

export const FirstSlide = meta.story({
  name: 'Slider, kampanyalar · first slide',
  play: async ({ canvas }) => {
    const slides = canvas.getByRole('group', { name: '1 / 3' }).parentElement;
    await expect(slides).toHaveAttribute('aria-live', 'polite');
  },
});

export const ManySlides = meta.story({
  args: { slides: manySlides(12), index: 6 },
  parameters: { chromatic: phoneOnly },
});

/** All slides are as high as the tallest: the page below does not jump. */
export const OneLongSlide = meta.story({
  args: {
    index: 1,
    slides: [
      makeSlide(),
      makeSlide({ id: 9, title: longName, subtitle: longName, description: longName }),
    ],
  },
  parameters: { chromatic: phoneOnly },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({
  parameters: { chromatic: { ...forcedColors, ...phoneOnly } },
});
