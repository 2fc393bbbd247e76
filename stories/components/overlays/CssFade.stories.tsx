import Paper from '@mui/material/Paper';
import { expect, fn } from 'storybook/test';

import { CssFade } from '@/components/overlays/CssFade';

import preview from '../../../.storybook/preview';
import { noPhotograph, phoneOnly } from '../../fixtures/photographs';

const meta = preview.meta({
  component: CssFade,
  parameters: { chromatic: phoneOnly },
  args: {
    in: true,
    children: <Paper sx={{ p: 3 }}>Aradığınız parça bizde var</Paper>,
    onEnter: fn(),
    onExited: fn(),
  },
});

export const Shown = meta.story({
  play: async ({ args }) => {
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(args.onExited).not.toHaveBeenCalled();
  },
});

/** In a dialog without a transition. */
export const AtOnce = meta.story({
  tags: ['test-only'],
  args: { timeout: 0 },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Aradığınız parça bizde var')).toHaveStyle({
      animationName: 'none',
    });
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
});

/** The modal hides it as soon as it hears of it. */
export const Hidden = meta.story({
  tags: ['test-only'],
  args: { in: false },
  parameters: { chromatic: noPhotograph },
  play: async ({ args }) => {
    await expect(args.onExited).toHaveBeenCalledOnce();
    await expect(args.onEnter).not.toHaveBeenCalled();
  },
});
