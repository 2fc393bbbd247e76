import { expect, fn, type UserEventObject } from 'storybook/test';

import { SwipeArea } from '@/components/shared/carousel/SwipeArea';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: SwipeArea,
  args: { onSwipe: fn(), children: <p>Parmağınızı yana kaydırın.</p> },
  parameters: { chromatic: noPhotograph },
});

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

/** A tap and a shaking thumb turn nothing, and the mouse selects text. */
export const Swiped = meta.story({
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
});
