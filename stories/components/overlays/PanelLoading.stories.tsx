import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PanelLoading } from '@/components/overlays/PanelLoading';

import { oneSize } from '../../fixtures/photographs';
import { pointerAndFocus } from '../../fixtures/pointerAndFocus';

const meta = {
  component: PanelLoading,
  args: { hasFailed: false, onRetry: fn() },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof PanelLoading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Yükleniyor...');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const NotArrived: Story = {
  args: { hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Panel yüklenemedi.');
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden Dene' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const RetryButton: Story = { ...pointerAndFocus, args: { hasFailed: true } };
