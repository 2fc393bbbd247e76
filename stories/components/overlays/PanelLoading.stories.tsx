import { expect, fn } from 'storybook/test';

import { PanelLoading } from '@/components/overlays/PanelLoading';

import preview from '../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../fixtures/photographs';
import { pointerAndFocus } from '../../fixtures/pointerAndFocus';

const meta = preview.meta({
  component: PanelLoading,
  args: { missing: undefined, onRetry: fn(), onReload: fn() },
  parameters: { chromatic: oneSize },
});

export const OnItsWay = meta.story();

export const NotArrived = meta.story({
  args: { missing: 'offline' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Panel yüklenemedi.');
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden Dene' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Outdated = meta.story({
  tags: ['test-only'],
  args: { missing: 'outdated' },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Site yenilendi');
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden yükle' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const RetryButton = meta.story({ ...pointerAndFocus, args: { missing: 'offline' } });
