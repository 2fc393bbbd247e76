import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { UnusedPhotosDialog } from '@/panel/components/photographs/UnusedPhotosDialog';

import { largeTextOnPhone } from '../../../fixtures/largeText';
import { noPhotograph, oneSize, phoneOnly } from '../../../fixtures/photographs';
import { phone } from '../fixtures';

/** The dialog is drawn invisibly first. */
async function opened(role: 'alert' | 'status', text: string) {
  await waitFor(() => expect(screen.getByRole(role)).toBeVisible());
  await expect(screen.getByRole(role)).toHaveTextContent(text);
}

const meta = {
  component: UnusedPhotosDialog,
  args: { state: { kind: 'counted', count: 12 }, onRemove: fn(), onClose: fn() },
  parameters: {
    chromatic: oneSize,
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof UnusedPhotosDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};

export const FoundOnPhone: Story = { globals: phone, parameters: { chromatic: phoneOnly } };

export const Answered: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Kullanılmayan fotoğrafları sil' });
    await expect(dialog).toHaveAccessibleDescription(/^12 fotoğraf hiçbir üründe/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Vazgeç' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const Counting: Story = {
  args: { state: { kind: 'counting' } },
  play: async () => {
    await opened('status', 'Fotoğraflar sayılıyor…');
    await expect(screen.queryByRole('button', { name: 'Sil' })).not.toBeInTheDocument();
  },
};

export const None: Story = {
  args: { state: { kind: 'counted', count: 0 } },
  play: async ({ args, userEvent }) => {
    await opened('status', 'Kullanılmayan fotoğraf yok.');
    await expect(screen.queryByRole('button', { name: 'Sil' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tamam' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Removing: Story = {
  args: { state: { kind: 'removing', count: 12 } },
  play: async ({ args, userEvent }) => {
    await opened('status', '12 fotoğraf');
    await userEvent.click(screen.getByRole('button', { name: 'Siliniyor…' }));
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: { state: { kind: 'done', count: 12 } },
  play: async () => {
    await opened('status', '12 fotoğraf silindi.');
    await expect(screen.getByRole('button', { name: 'Tamam' })).toBeVisible();
  },
};

/** Nothing is promised: some may be gone. */
export const RemovalFailed: Story = {
  args: { state: { kind: 'counted', count: 12, hasFailed: true } },
  play: async () => {
    await opened('alert', 'Silme tamamlanamadı');
    await expect(screen.getByRole('button', { name: 'Sil' })).toBeVisible();
  },
};

export const NotCounted: Story = {
  args: { state: { kind: 'failed', failure: 'notCounted' } },
  play: async () => {
    await opened('alert', 'Fotoğraflar sayılamadı.');
    await expect(screen.queryByRole('button', { name: 'Sil' })).not.toBeInTheDocument();
  },
};

export const NoPlace: Story = {
  args: { state: { kind: 'failed', failure: 'noPlace' } },
  parameters: { chromatic: noPhotograph },
};

export const LargeText: Story = {
  ...largeTextOnPhone,
  args: { state: { kind: 'counted', count: 12, hasFailed: true } },
};
