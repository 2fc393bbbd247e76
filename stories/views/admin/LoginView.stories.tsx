import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LoginView } from '@/views/admin/LoginView';

import { closedShop } from '../../components/admin/fixtures';

const meta = {
  component: LoginView,
  parameters: { layout: 'fullscreen', atoms: closedShop() },
} satisfies Meta<typeof LoginView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Giriş' })).toBeVisible();
  },
};
