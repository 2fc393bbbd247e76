import { expect, fn, screen } from 'storybook/test';

import { RestoreDialog } from '@/panel/components/backup/RestoreDialog';
import { compareCatalogs } from '@/panel/domain/changes/compareCatalogs';

import preview from '../../../../.storybook/preview';
import { catalog } from '../../../fixtures/catalog';
import { backupChanges } from '../../../fixtures/changes';
import { largeTextOnPhone } from '../../../fixtures/largeText';
import { longWord, longWordFits } from '../../../fixtures/longWord';
import { highContrast, noPhotograph, oneSize } from '../../../fixtures/photographs';
import { shows } from '../../../fixtures/play/expectations';

const savedAt = new Date(2026, 10, 21, 14, 32);

const meta = preview.meta({
  component: RestoreDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    fileName: 'ornekoto-yedek-2026-11-21.json',
    result: { kind: 'changes' as const, changes: backupChanges, savedAt },
    isBusy: false,
    onRestore: fn(),
    onClose: fn(),
  },
});

export const Changes = meta.story({
  name: 'Yedek · changes',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Yedeği yükle' }));
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
  args: { result: { kind: 'changes', changes: compareCatalogs(catalog, catalog), savedAt } },
  parameters: { chromatic: oneSize },
});

export const Invalid = meta.story({
  args: { result: { kind: 'invalid', problems: ['Bu dosya bir site yedeği değil.'] } },
  parameters: { chromatic: oneSize },
});

export const ManyProblems = meta.story({
  args: {
    result: {
      kind: 'invalid',
      problems: Array.from({ length: 30 }, (_, index) => `${index}. ürün geçersiz.`),
    },
  },
  parameters: { chromatic: noPhotograph },
  play: shows('… ve 22 sorun daha.'),
});

export const ChangedElsewhere = meta.story({
  args: { failure: 'changed-elsewhere' },
  parameters: { chromatic: oneSize },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({ ...highContrast });

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { fileName: `${longWord}.json` },
});
