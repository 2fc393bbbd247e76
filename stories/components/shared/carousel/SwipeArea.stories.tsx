import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type UserEventObject } from 'storybook/test';

import { SwipeArea } from '@/components/shared/carousel/SwipeArea';

import { noPhotograph, oneSize } from '../../../fixtures/photographs';

const meta = {
  component: SwipeArea,
  args: { onSwipe: fn(), children: <p>Parmağınızı yana kaydırın.</p> },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof SwipeArea>;

export default meta;
type Story = StoryObj<typeof meta>;

function drag(
  userEvent: UserEventObject,
  pointer: 'TouchA' | 'MouseLeft',
  target: Element,
  by: number,
) {
  const from = { clientX: 200 };
  const to = { clientX: 200 + by };
  return userEvent.pointer([
    { keys: `[${pointer}>]`, target, coords: from },
    { keys: `[/${pointer}]`, target, coords: to },
  ]);
}

export const Default: Story = {};

/** A tap and a shaking thumb turn nothing, and the mouse selects text. */
export const Swiped: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('paragraph');
    await drag(userEvent, 'TouchA', area, -20);
    await drag(userEvent, 'MouseLeft', area, -80);
    await expect(args.onSwipe).not.toHaveBeenCalled();
    await drag(userEvent, 'TouchA', area, -80);
    await expect(args.onSwipe).toHaveBeenLastCalledWith(1);
    await drag(userEvent, 'TouchA', area, 80);
    await expect(args.onSwipe).toHaveBeenLastCalledWith(-1);
  },
};
