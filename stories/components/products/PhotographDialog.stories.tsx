import { expect, fn, screen, waitFor } from 'storybook/test';

import { PhotographDialog } from '@/components/products/PhotographDialog';

import preview from '../../../.storybook/preview';
import { ownFrame } from '../../fixtures/docs';
import { noPhotograph, phoneOnly } from '../../fixtures/photographs';
import { photo } from '../../fixtures/trader/traderProducts';

const meta = preview.meta({
  component: PhotographDialog,
  parameters: { layout: 'fullscreen', docs: ownFrame },
  args: {
    isOpen: true,
    src: photo('amortisor-dikey'),
    alt: 'Ön Amortisör',
    isZoomed: false,
    onClose: fn(),
  },
});

export const Portrait = meta.story();

export const VeryWide = meta.story({
  args: { src: photo('askirot-genis') },
  parameters: { chromatic: phoneOnly },
});

async function swipeDown(pixels: number) {
  const target = await screen.findByRole('img');
  const at = (clientY: number) => new Touch({ identifier: 1, target, clientX: 100, clientY });
  const [from, to] = [at(100), at(100 + pixels)];
  const bubbles = true;
  target.dispatchEvent(new TouchEvent('touchstart', { bubbles, touches: [from] }));
  target.dispatchEvent(new TouchEvent('touchend', { bubbles, changedTouches: [to] }));
}

/** A swipe down, its button and the Escape key close it. */
export const Closed = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, userEvent }) => {
    await swipeDown(20);
    await swipeDown(-200);
    await expect(args.onClose).not.toHaveBeenCalled();
    await swipeDown(200);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
});

/** Two fingers have magnified the page: one finger moves it. */
export const Zoomed = meta.story({
  tags: ['test-only'],
  args: { isZoomed: true },
  parameters: { chromatic: noPhotograph },
  play: async ({ args }) => {
    await swipeDown(200);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
