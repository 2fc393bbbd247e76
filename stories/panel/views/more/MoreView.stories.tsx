import { expect, screen, waitFor } from 'storybook/test';

import { writeBackup } from '@/panel/data/backup/writeBackup';
import { MoreView } from '@/panel/views/more/MoreView';

import preview from '../../../../.storybook/preview';
import { catalog } from '../../../fixtures/catalog';
import { ownFrame } from '../../../fixtures/docs';
import { noPhotograph } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';

const smaller = new File(
  [writeBackup({ ...catalog, brands: catalog.brands.slice(1) }, new Date(2026, 10, 21))],
  'yedek.json',
  { type: 'application/json' },
);

const meta = preview.meta({
  component: MoreView,
  parameters: {
    chromatic: noPhotograph,
    layout: 'fullscreen',
    docs: ownFrame,
    atoms: loggedInAtoms(),
  },
});

export const SharesTheShop = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Diğer' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mağazayı paylaş' }));
    await expect(await screen.findByRole('link', { name: 'WhatsApp’tan gönder' })).toBeVisible();
  },
});

export const Restores = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Yedek dosyası'), smaller);
    await waitFor(() =>
      expect(screen.getByText('Markalar: 0 yeni, 0 değişen, 1 silinen')).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Yedeği yükle' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.upload(canvas.getByLabelText('Yedek dosyası'), smaller);
    await waitFor(() => expect(screen.getByText(/Değişecek bir şey yok/)).toBeVisible());
  },
});

export const Fails = meta.story({
  parameters: { atoms: loggedInAtoms(catalog, { replaceFailure: 'changed-elsewhere' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Yedek dosyası'), smaller);
    await userEvent.click(await screen.findByRole('button', { name: 'Yedeği yükle' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Hiçbir şey değiştirilmedi');
  },
});

/** The entry is missing with local data, where nobody remembers what was changed. */
export const WithoutHistory = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Diğer' }));
    await expect(screen.getByRole('menuitem', { name: 'Yedek al' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Son değişiklikler' })).toBeNull();
  },
});
