import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AdminScreen } from '@/views/AdminScreen';

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
