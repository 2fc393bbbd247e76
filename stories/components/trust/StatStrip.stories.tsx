import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StatStrip } from '@/components/trust/StatStrip';
import { stats } from '@/content/trust';

import { largeTextOnPhone } from '../../fixtures/largeText';
import { forcedColors, oneSize, tabletOnly } from '../../fixtures/photographs';
import { tablet } from '../../fixtures/viewports';

const meta = {
  component: StatStrip,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StatStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition').map((figure) => figure.textContent);
    await expect(figures).toEqual(stats.map(({ figure }) => figure));
  },
};

export const LargeText: Story = { ...largeTextOnPhone };

export const HighContrast: Story = { parameters: { chromatic: { ...forcedColors, ...oneSize } } };

export const OnTablet: Story = { globals: tablet, parameters: { chromatic: tabletOnly } };
