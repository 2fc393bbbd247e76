import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SaveStateLine } from '@/panel/components/SaveStateLine';

import { oneSize, phoneOnly } from '../../fixtures/photographs';
import { says, shows } from '../../fixtures/play/expectations';

const meta = {
  component: SaveStateLine,
  args: { waiting: 0, refused: 0 },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof SaveStateLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: says('status', 'Tüm değişiklikler kaydedildi'),
};

export const Waiting: Story = {
  args: { waiting: 3 },
  play: shows('3 değişiklik gönderilmeyi bekliyor'),
};

export const Refused: Story = {
  args: { refused: 1 },
  play: shows('1 değişiklik kabul edilmedi'),
};

export const PasswordChanged: Story = {
  args: { waiting: 3, reason: 'password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 değişiklik gönderilmeyi bekliyor')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Şifre değişmiş, yeniden giriş yapın',
    );
  },
};

export const LongOnPhone: Story = {
  args: { waiting: 12, refused: 2, reason: 'throttled' },
  parameters: { chromatic: phoneOnly },
};
