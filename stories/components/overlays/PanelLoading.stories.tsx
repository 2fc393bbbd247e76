import { expect, fn } from 'storybook/test';

import { PanelLoading } from '@/components/overlays/PanelLoading';

import preview from '../../../.storybook/preview';
import { oneSize } from '../../fixtures/photographs';
import { pointerAndFocus } from '../../fixtures/pointerAndFocus';

const meta = preview.meta({
  component: PanelLoading,
  args: { hasFailed: false, onRetry: fn() },
  parameters: { chromatic: oneSize },
});

export const OnItsWay = meta.story();

export const NotArrived = meta.story({
  args: { hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Panel yüklenemedi.');
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden Dene' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const RetryButton = meta.story({ ...pointerAndFocus, args: { hasFailed: true } });
