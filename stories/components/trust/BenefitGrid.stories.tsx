import { expect } from 'storybook/test';

import { BenefitGrid } from '@/components/trust/BenefitGrid';

import preview from '../../../.storybook/preview';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { tabletOnly } from '../../fixtures/photographs';
import { tablet } from '../../fixtures/viewports';

/** Four reasons to buy here. */
const meta = preview.meta({
  component: BenefitGrid,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Neden biz' })).toBeVisible();
  },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const OnTablet = meta.story({ globals: tablet, parameters: { chromatic: tabletOnly } });
