import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LoadingScreen } from '@/components/overlays/LoadingScreen';
import { shop } from '@/content/shop';

import { largeTextOnPhone } from '../../fixtures/largeText';
import { forcedColors, noPhotograph, oneSize } from '../../fixtures/photographs';

const meta = {
  component: LoadingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(shop.name);
    await expect(status).toHaveTextContent(shop.tradingWord);
    await expect(status).toHaveTextContent('Yükleniyor...');
  },
};

export const LargeText: Story = { ...largeTextOnPhone };

export const HighContrast: Story = { parameters: { chromatic: { ...forcedColors, ...oneSize } } };

/** The ring stands still. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduce' },
  parameters: { chromatic: noPhotograph },
};
