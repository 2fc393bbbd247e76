import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SaveStateLine } from '@/panel/components/SaveStateLine';

import { oneSize, phoneOnly } from '../../fixtures/photographs';

const meta = {
  component: SaveStateLine,
  args: { waiting: 0, refused: 0 },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof SaveStateLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tüm değişiklikler kaydedildi');
  },
};

export const Waiting: Story = {
  args: { waiting: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 değişiklik gönderilmeyi bekliyor')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { refused: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 değişiklik kabul edilmedi')).toBeVisible();
  },
};

export const WaitingAndRefused: Story = { args: { waiting: 12, refused: 2 } };

export const PasswordChanged: Story = {
  args: { waiting: 3, reason: 'password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 değişiklik gönderilmeyi bekliyor')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Şifre değişmiş, yeniden giriş yapın',
    );
  },
};

export const Throttled: Story = {
  args: { waiting: 1, reason: 'throttled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('kendiliğinden gönderilecek');
  },
};

export const Unreachable: Story = {
  args: { waiting: 1, reason: 'unreachable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sitenin kayıtlarına ulaşılamıyor');
  },
};

export const BrowserFull: Story = {
  args: { waiting: 2, reason: 'unstored' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('bu sayfayı kapatmayın');
  },
};

export const LongOnPhone: Story = {
  args: { waiting: 12, refused: 2, reason: 'throttled' },
  parameters: { chromatic: phoneOnly },
};
