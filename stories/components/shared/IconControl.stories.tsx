import { mdiClose } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { DEAD_CONTROL } from '@/components/shared/deadControl';
import { IconControl } from '@/components/shared/IconControl';

import { noPhotograph, oneSize } from '../../fixtures/photographs';
import { pointerAndFocus } from '../../fixtures/pointerAndFocus';
import { onInk } from '../../fixtures/surfaces';

/**
 * - **Do** name it with `aria-label`, or with `title` if there is a number inside.
 * - **Don’t** make it smaller than a thumb.
 */
const meta = {
  component: IconControl,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { path: mdiClose, 'aria-label': 'Kapat', onClick: fn() },
} satisfies Meta<typeof IconControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Reachable and announced, yet leads nowhere. */
export const Unavailable: Story = {
  args: DEAD_CONTROL,
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Şu anda kullanılamıyor');
  },
};

export const OnInk: Story = { decorators: [onInk] };

export const PointerAndFocus: Story = { ...pointerAndFocus };

export const PointerAndFocusOnInk: Story = {
  ...pointerAndFocus,
  decorators: [...pointerAndFocus.decorators, onInk],
};

/** What does nothing promises nothing. */
export const UnavailablePointerAndFocus: Story = { ...pointerAndFocus, args: DEAD_CONTROL };
