import { expect } from 'storybook/test';

import { StatStrip } from '@/components/trust/StatStrip';
import { stats } from '@/content/trust';

import preview from '../../../.storybook/preview';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { tabletOnly } from '../../fixtures/photographs';
import { tablet } from '../../fixtures/viewports';

const meta = preview.meta({
  component: StatStrip,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition').map((figure) => figure.textContent);
    await expect(figures).toEqual(stats.map(({ figure }) => figure));
  },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const OnTablet = meta.story({ globals: tablet, parameters: { chromatic: tabletOnly } });
