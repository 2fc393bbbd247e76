import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { BenefitGrid } from '@/components/trust/BenefitGrid';

import { largeTextOnPhone } from '../../fixtures/largeText';
import { tabletOnly } from '../../fixtures/photographs';
import { tablet } from '../../fixtures/viewports';

const meta = {
  component: BenefitGrid,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BenefitGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'NEDEN BİZ' })).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Neden biz' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const LargeText: Story = { ...largeTextOnPhone };

export const OnTablet: Story = { globals: tablet, parameters: { chromatic: tabletOnly } };
