import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SlideDots } from '@/components/hero/SlideDots';

import { manySlides } from '../../fixtures/catalog';
import { forcedColors, oneSize } from '../../fixtures/photographs';
import { onInk } from '../../fixtures/surfaces';

const meta = {
  component: SlideDots,
  decorators: [onInk],
  args: { slides: manySlides(3), index: 0, onGoTo: fn() },
} satisfies Meta<typeof SlideDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstSlide: Story = {
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('1. slayt');
  },
};

export const LastSlide: Story = {
  args: { index: 2 },
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('3. slayt');
  },
};

export const ManySlides: Story = { args: { slides: manySlides(12), index: 6 } };

/** Forty dots would fill a phone's window. */
export const TooManyForDots: Story = {
  args: { slides: manySlides(40), index: 2 },
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 / 40')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const PointerAndFocus: Story = {
  parameters: {
    chromatic: oneSize,
    pseudo: { hover: 'button:nth-of-type(2)', focusVisible: 'button:nth-of-type(3)' },
  },
};

export const HighContrast: Story = { parameters: { chromatic: { ...forcedColors, ...oneSize } } };
