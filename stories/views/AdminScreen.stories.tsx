import { expect, spyOn } from 'storybook/test';

import { AdminScreen, panelCode } from '@/views/AdminScreen';

import preview from '../../.storybook/preview';
import { noPhotograph } from '../fixtures/photographs';
import { loggedOutAtoms } from '../fixtures/repositories/ownerSeeds';

const meta = preview.meta({
  component: AdminScreen,
  parameters: { chromatic: noPhotograph, layout: 'fullscreen', atoms: loggedOutAtoms() },
});

/** The failure of any code that is fetched late. */
export const NotArrived = meta.story({
  beforeEach() {
    spyOn(panelCode, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeniden Dene' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Giriş' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
});

export const Outdated = meta.story({
  beforeEach() {
    spyOn(panelCode, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    spyOn(panelCode, 'missing').mockReturnValue('outdated');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Yeniden yükle' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Site yenilendi');
  },
});
