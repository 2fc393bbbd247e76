import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { HeroSlider } from '@/components/hero/HeroSlider';

import preview from '../../../.storybook/preview';
import { links, longName, makeSlide, manySlides } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { forcedColors, noPhotograph, phoneOnly } from '../../fixtures/photographs';
import { attributeChanges } from '../../fixtures/play/attributeChanges';

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
  play: async ({ canvas }) => {
    const slides = canvas.getByRole('group', { name: '1 / 3' }).parentElement;
    await expect(slides).toHaveAttribute('aria-live', 'polite');
  },
});

/** Chrome would take a changed inline style for an animation until its next frame. */
export const TurnedWithoutInlineStyles = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  render: function Turning(args) {
    const [index, setIndex] = useState(0);
    return <HeroSlider {...args} index={index} onGoTo={setIndex} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const changes = await attributeChanges(canvasElement, async () => {
      canvas.getByRole('button', { name: '3. slayt' }).click();
      await expect(await canvas.findByRole('group', { name: '3 / 3' })).toBeVisible();
    });
    const names = changes.map(({ attributeName }) => attributeName);
    await expect(names).toContain('data-index');
    await expect(names).not.toContain('style');
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
