import { expect } from 'storybook/test';

import { OpenNow } from '@/components/footer/OpenNow';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';
import { onInk } from '../../fixtures/surfaces';

/** Whether the shop is open at this moment (D22). */
const meta = preview.meta({
  component: OpenNow,
  decorators: [onInk],
  parameters: { chromatic: noPhotograph },
  args: { isOpen: false },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Şu an kapalı')).toBeVisible();
  },
});
