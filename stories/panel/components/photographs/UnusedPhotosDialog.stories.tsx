import { expect, fn, screen, waitFor } from 'storybook/test';

import { UnusedPhotosDialog } from '@/panel/components/photographs/UnusedPhotosDialog';

import preview from '../../../../.storybook/preview';
import { oneSize } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';

const meta = preview.meta({
  component: UnusedPhotosDialog,
  args: { count: 12, isBusy: false, onRemove: fn(), onClose: fn() },
  parameters: { chromatic: oneSize, docs: { story: { inline: false, height: '420px' } } },
});

export const Found = meta.story({
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
});

export const Counting = meta.story({
  args: { count: undefined },
  play: says('status', 'Fotoğraflar sayılıyor…'),
});

export const None = meta.story({
  args: { count: 0 },
  play: says('status', 'Kullanılmayan fotoğraf yok.'),
});
