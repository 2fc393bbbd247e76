import { expect } from 'storybook/test';

import { OpenNow } from '@/components/footer/OpenNow';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';
import { onInk } from '../../fixtures/surfaces';

const meta = preview.meta({
  component: OpenNow,
  decorators: [onInk],
  parameters: { chromatic: noPhotograph },
  args: { isOpen: true },
});

export const Open = meta.story();

export const Closed = meta.story({
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Şu an kapalı')).toBeVisible();
  },
});
