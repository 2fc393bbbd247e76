import { StatStrip } from '@/components/trust/StatStrip';
import { PhoneFrame } from '@/panel/components/preview/PhoneFrame';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';
import { shows } from '../../../fixtures/play/expectations';

const meta = preview.meta({
  component: PhoneFrame,
  args: { children: <StatStrip /> },
  // The pictures of SlidePreview and ShopPreview show it.
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story({ play: shows('mutlu müşteri') });
