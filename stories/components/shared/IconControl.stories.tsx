import { mdiClose } from '@mdi/js';
import { expect, fn } from 'storybook/test';

import { DEAD_CONTROL } from '@/components/shared/deadControl';
import { IconControl } from '@/components/shared/IconControl';

import preview from '../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../fixtures/photographs';
import { pointerAndFocus } from '../../fixtures/pointerAndFocus';
import { onInk } from '../../fixtures/surfaces';

/**
 * - **Do** name it with `aria-label`, or with `title` if there is a number inside.
 * - **Don’t** make it smaller than a thumb.
 */
const meta = preview.meta({
  component: IconControl,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { path: mdiClose, 'aria-label': 'Kapat', onClick: fn() },
});

export const Default = meta.story();

export const Pressed = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** Reachable and announced, yet leads nowhere. */
export const Unavailable = meta.story({
  args: DEAD_CONTROL,
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Şu anda kullanılamıyor');
  },
});

export const OnInk = meta.story({ decorators: [onInk] });

export const PointerAndFocus = meta.story({ ...pointerAndFocus });

export const PointerAndFocusOnInk = meta.story({
  ...pointerAndFocus,
  decorators: [...pointerAndFocus.decorators, onInk],
});

/** What does nothing promises nothing. */
export const UnavailablePointerAndFocus = meta.story({ ...pointerAndFocus, args: DEAD_CONTROL });
