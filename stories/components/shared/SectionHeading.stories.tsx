import { expect, fn } from 'storybook/test';

import { CarouselControls } from '@/components/shared/carousel/CarouselControls';
import { SectionHeading } from '@/components/shared/SectionHeading';

import preview from '../../../.storybook/preview';
import { longName } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';

/**
 * The heading of a section, with room for controls beside it.
 *
 * - **Do** type capitals where a section has them; nothing changes their case.
 * - **Don’t** put more than the section’s own controls on the right.
 */
const meta = preview.meta({
  component: SectionHeading,
  args: { id: 'baslik', children: 'POPÜLER MARKALAR' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('POPÜLER MARKALAR');
  },
});

export const WithControls = meta.story({
  args: {
    aside: (
      <CarouselControls isPlaying={false} what="markalar" onStep={fn()} onTogglePlaying={fn()} />
    ),
  },
});

export const LongText = WithControls.extend({ args: { children: longName } });

export const LargeText = WithControls.extend(largeTextOnPhone);
