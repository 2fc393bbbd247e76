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

export const SwipedToTheNext: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await drag(userEvent, 'TouchA', canvas.getByRole('paragraph'), -80);
    await expect(args.onSwipe).toHaveBeenLastCalledWith(1);
  },
};

export const SwipedBack: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await drag(userEvent, 'TouchA', canvas.getByRole('paragraph'), 80);
    await expect(args.onSwipe).toHaveBeenLastCalledWith(-1);
  },
};

/** A tap and a shaking thumb turn nothing. */
export const Tapped: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await drag(userEvent, 'TouchA', canvas.getByRole('paragraph'), -20);
    await expect(args.onSwipe).not.toHaveBeenCalled();
  },
};

/** The mouse selects text; it has buttons to turn with. */
export const DraggedByMouse: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await drag(userEvent, 'MouseLeft', canvas.getByRole('paragraph'), -80);
    await expect(args.onSwipe).not.toHaveBeenCalled();
  },
};
