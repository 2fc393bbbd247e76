import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

import { AdminScreen, panelCode } from '@/views/AdminScreen';

import { noPhotograph } from '../fixtures/photographs';
import { loggedOutAtoms } from '../panel/components/fixtures';

const meta = {
  component: AdminScreen,
  parameters: { chromatic: noPhotograph, layout: 'fullscreen', atoms: loggedOutAtoms() },
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Giriş' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

/** The failure of any code that is fetched late. */
export const NotArrived: Story = {
  tags: ['test-only'],
  beforeEach() {
    spyOn(panelCode, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeniden Dene' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Giriş' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
