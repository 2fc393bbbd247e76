import { expect, fn, screen, waitFor } from 'storybook/test';

import { RestoreDialog } from '@/panel/components/backup/RestoreDialog';

import preview from '../../../../.storybook/preview';
import { largeTextOnPhone } from '../../../fixtures/largeText';
import { highContrast, oneSize } from '../../../fixtures/photographs';

const changes = {
  products: { added: 2, changed: 1, removed: 3 },
  brands: { added: 0, changed: 0, removed: 0 },
  slides: { added: 0, changed: 0, removed: 1 },
  contactChanges: true,
};

const unchanged = { added: 0, changed: 0, removed: 0 };
const none = { products: unchanged, brands: unchanged, slides: unchanged, contactChanges: false };

const meta = preview.meta({
  component: RestoreDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    fileName: 'ornekoto-yedek-2026-11-21.json',
    result: { kind: 'changes' as const, changes },
    isBusy: false,
    onRestore: fn(),
    onClose: fn(),
  },
});

export const Changes = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Vazgeç' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Yedeği yükle' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { isBusy: true },
  parameters: { chromatic: oneSize },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Yükleniyor…' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onRestore).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const NothingChanged = meta.story({
  args: { result: { kind: 'changes', changes: none } },
  parameters: { chromatic: oneSize },
});

export const Invalid = meta.story({
  args: { result: { kind: 'invalid', problems: ['Bu dosya bir site yedeği değil.'] } },
  parameters: { chromatic: oneSize },
});

export const ChangedElsewhere = meta.story({
  args: { failure: 'changed-elsewhere' },
  parameters: { chromatic: oneSize },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({ ...highContrast });
