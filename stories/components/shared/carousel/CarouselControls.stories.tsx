import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CarouselControls } from '@/components/shared/carousel/CarouselControls';

import { forcedColors, noPhotograph, oneSize } from '../../../fixtures/photographs';
import { onInk } from '../../../fixtures/surfaces';

const meta = {
  component: CarouselControls,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: {
    isPlaying: false,
    previousLabel: 'Önceki slayt',
    nextLabel: 'Sonraki slayt',
    onStep: fn(),
    onTogglePlaying: fn(),
  },
} satisfies Meta<typeof CarouselControls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paused: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Otomatik geçişi başlat' })).toBeVisible();
  },
};

export const Playing: Story = {
  args: { isPlaying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Otomatik geçişi durdur' })).toBeVisible();
  },
};

/** The keyboard meets the pause button first (W3C carousel pattern). */
export const Pressed: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Otomatik geçişi başlat' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Önceki slayt' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki slayt' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Otomatik geçişi başlat' }));
    await expect(args.onTogglePlaying).toHaveBeenCalledOnce();
  },
};

export const OnInk: Story = { decorators: [onInk] };

export const PointerAndFocus: Story = {
  parameters: {
    chromatic: oneSize,
    pseudo: { hover: 'button:nth-of-type(2)', focusVisible: 'button:nth-of-type(3)' },
  },
};

export const HighContrast: Story = { parameters: { chromatic: { ...forcedColors, ...oneSize } } };
