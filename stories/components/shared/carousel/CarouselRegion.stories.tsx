import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CarouselRegion } from '@/components/shared/carousel/CarouselRegion';

import { noPhotograph, oneSize } from '../../../fixtures/photographs';

const meta = {
  component: CarouselRegion,
  args: {
    'aria-label': 'Kampanyalar',
    onHold: fn(),
    children: (
      <>
        <button type="button">Önceki</button>
        <button type="button">Sonraki</button>
      </>
    ),
  },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof CarouselRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Kampanyalar' })).toBeVisible();
  },
};

export const HeldByPointer: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    const region = canvas.getByRole('region');
    await userEvent.hover(region);
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await userEvent.unhover(region);
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
  },
};

/** The focus may wander inside; only leaving lets the carousel go on. */
export const HeldByFocus: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onHold).not.toHaveBeenCalledWith(false);
    await userEvent.tab();
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
  },
};
