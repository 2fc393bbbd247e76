import { StatStrip } from '@/components/trust/StatStrip';

import preview from '../../../.storybook/preview';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { tabletOnly } from '../../fixtures/photographs';
import { tablet } from '../../fixtures/viewports';

const meta = preview.meta({
  component: StatStrip,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

export const LargeText = meta.story({ ...largeTextOnPhone });

export const OnTablet = meta.story({ globals: tablet, parameters: { chromatic: tabletOnly } });
