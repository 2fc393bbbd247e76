import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { BackupDialog } from '@/components/admin/backup/BackupDialog';

import { phone } from '../fixtures';

const changes = {
  products: { added: 2, changed: 1, removed: 3 },
  brands: { added: 0, changed: 0, removed: 0 },
  slides: { added: 0, changed: 0, removed: 1 },
  contactChanges: true,
};

const unchanged = { added: 0, changed: 0, removed: 0 };
const none = { products: unchanged, brands: unchanged, slides: unchanged, contactChanges: false };

const meta = {
  component: BackupDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    fileName: 'ornekoto-yedek-2026-11-21.json',
    outcome: { kind: 'changes', changes },
    isBusy: false,
    onRestore: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BackupDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changes: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Yedekten yükle' })).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Yedeği yükle' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ChangesOnPhone: Story = { globals: phone };

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Yükleniyor…' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onRestore).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NothingChanged: Story = {
  args: { outcome: { kind: 'changes', changes: none } },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText(/Değişecek bir şey yok/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Tamam' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: { outcome: { kind: 'invalid', problems: ['Bu dosya bir site yedeği değil.'] } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Bu dosya bir site yedeği değil.');
    await expect(screen.queryByRole('button', { name: 'Yedeği yükle' })).not.toBeInTheDocument();
  },
};

export const ChangedElsewhere: Story = {
  args: { outcome: { kind: 'changes', changes, failure: 'changed-elsewhere' } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Hiçbir şey değiştirilmedi');
  },
};

export const Unreachable: Story = {
  args: { outcome: { kind: 'changes', changes, failure: 'unreachable' } },
};

export const Refused: Story = {
  args: { outcome: { kind: 'changes', changes, failure: 'refused' } },
};

export const Unsupported: Story = {
  args: { outcome: { kind: 'changes', changes, failure: 'unsupported' } },
};

export const Done: Story = {
  args: { outcome: { kind: 'done' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Yedek yüklendi.')).toBeVisible());
  },
};
