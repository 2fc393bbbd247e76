import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { writeBackup } from '@/panel/data/backup/writeBackup';
import type { OwnerPictures } from '@/panel/data/OwnerRepository';
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

/** A shop with as many photographs that nothing names. Each call of `removeUnused` takes the next answer. */
function withUnused(count: number | undefined, ...answers: (number | undefined)[]) {
  const pictures: OwnerPictures = {
    add: async () => 'unreadable',
    previews: new Map(),
    countUnused: async () => count,
    removeUnused: async () => answers.shift(),
  };
  return loggedInAtoms(catalog, { pictures });
}

async function chooseUnused({ canvas, userEvent }: StoryContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Diğer' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Kullanılmayan fotoğrafları sil' }));
}

const meta = preview.meta({
  component: MoreView,
  parameters: {
    chromatic: noPhotograph,
    layout: 'fullscreen',
    docs: ownFrame,
    atoms: loggedInAtoms(),
  },
});

/** On local data nothing can be done about photographs. */
export const Default = meta.story({
  parameters: { atoms: loggedInAtoms(catalog, { pictures: null }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Diğer' }));
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(names).not.toContain('Kullanılmayan fotoğrafları sil');
  },
});

export const SharesTheShop = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Diğer' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mağazanızı paylaşın' }));
    await expect(await screen.findByRole('link', { name: 'WhatsApp’tan gönder' })).toBeVisible();
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

export const RemovesUnusedPhotos = meta.story({
  tags: ['test-only'],
  parameters: { atoms: withUnused(3, undefined, 2) },
  play: async (context) => {
    await chooseUnused(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Sil' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Silme tamamlanamadı');
    await context.userEvent.click(screen.getByRole('button', { name: 'Sil' }));
    await waitFor(() => expect(screen.getByText('2 fotoğraf silindi.')).toBeVisible());
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await context.userEvent.click(screen.getByRole('button', { name: 'Tamam' }));
    await expect(context.canvas.getByRole('button', { name: 'Diğer' })).toHaveFocus();
  },
});

export const NotCounted = meta.story({
  parameters: { atoms: withUnused(undefined) },
  play: async (context) => {
    await chooseUnused(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Fotoğraflar sayılamadı.');
  },
});
