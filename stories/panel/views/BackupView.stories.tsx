import { expect, screen, waitFor } from 'storybook/test';

import { writeBackup } from '@/panel/data/backup/writeBackup';
import { BackupView } from '@/panel/views/BackupView';

import preview from '../../../.storybook/preview';
import { catalog } from '../../fixtures/catalog';
import { ownFrame } from '../../fixtures/docs';
import { noPhotograph } from '../../fixtures/photographs';
import { loggedInAtoms } from '../../fixtures/repositories/ownerSeeds';

const now = new Date(2026, 10, 21);

function backupOf(text: string) {
  return new File([text], 'yedek.json', { type: 'application/json' });
}

const smaller = backupOf(writeBackup({ ...catalog, brands: catalog.brands.slice(1) }, now));

const meta = preview.meta({
  component: BackupView,
  parameters: {
    chromatic: noPhotograph,
    layout: 'fullscreen',
    docs: ownFrame,
    atoms: loggedInAtoms(),
  },
});

export const Restores = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Yedek dosyası'), smaller);
    await waitFor(() => expect(screen.getByRole('row', { name: 'Markalar 0 0 1' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Yedeği yükle' }));
    await waitFor(() => expect(screen.getByText('Yedek yüklendi.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Tamam' }));
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
