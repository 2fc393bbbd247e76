import { expect, fn } from 'storybook/test';

import { CarouselControls } from '@/components/shared/carousel/CarouselControls';

import preview from '../../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { onInk } from '../../../fixtures/surfaces';

/** Stop, back and forward, in this order. */
const meta = preview.meta({
  component: CarouselControls,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: {
    isPlaying: false,
    what: 'slayt' as const,
    onStep: fn(),
    onTogglePlaying: fn(),
  },
});

export const Paused = meta.story();

export const Playing = meta.story({
  args: { isPlaying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Otomatik geçişi durdur' })).toBeVisible();
  },
});

/** The keyboard meets the pause button first (W3C carousel pattern). */
export const Pressed = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Otomatik geçişi başlat' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Önceki slayt' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki slayt' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Otomatik geçişi başlat' }));
    await expect(args.onTogglePlaying).toHaveBeenCalledOnce();
  },
});

export const OnInk = meta.story({ decorators: [onInk] });

export const PointerAndFocus = meta.story({
  parameters: {
    chromatic: oneSize,
    pseudo: { hover: 'button:nth-of-type(2)', focusVisible: 'button:nth-of-type(3)' },
  },
});
