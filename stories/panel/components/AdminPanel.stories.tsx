import { expect, fn } from 'storybook/test';

import { AdminPanel } from '@/panel/components/AdminPanel';
import { BackupButtons } from '@/panel/components/backup/BackupButtons';
import { UnusedPhotosButton } from '@/panel/components/photographs/UnusedPhotosButton';
import { DeletedItemsButton } from '@/panel/components/undo/DeletedItemsButton';

import preview from '../../../.storybook/preview';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { highContrast, noPhotograph, onPhone, tabletOnly } from '../../fixtures/photographs';
import { tablet } from '../../fixtures/viewports';

const meta = preview.meta({
  component: AdminPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    selected: 'products' as const,
    counts: { products: 4, brands: 10, slides: 3 },
    waiting: 0,
    refused: 0,
    onRetry: fn(),
    actions: <BackupButtons onWrite={fn()} onChoose={fn()} />,
    children: 'Ürünler burada.',
    onSelect: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

export const ChangesWaiting = meta.story({
  args: { waiting: 3, refused: 1 },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Site Yönetimi' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Ürünler (4)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Rarely used buttons wait behind `Diğer`, so that the list begins further up. */
export const OnPhone = meta.story({
  ...onPhone,
  args: { removed: <DeletedItemsButton count={2} onClick={fn()} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Yedek al' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Diğer', expanded: false }));
    await expect(canvas.getByRole('button', { name: 'Yedek al' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Diğer', expanded: true })).toHaveFocus();
  },
});

/** The rarely used buttons have a line of their own, and stand together. */
export const OnTablet = meta.story({
  args: {
    actions: (
      <>
        <BackupButtons onWrite={fn()} onChoose={fn()} />
        <UnusedPhotosButton onClick={fn()} />
      </>
    ),
  },
  globals: tablet,
  parameters: { chromatic: tabletOnly },
  play: async ({ canvas }) => {
    const [load, remove] = ['Yedekten yükle', 'Kullanılmayan fotoğrafları sil'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect((remove?.left ?? 0) - (load?.right ?? 0)).toBeLessThan(24);
  },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({ ...highContrast });
