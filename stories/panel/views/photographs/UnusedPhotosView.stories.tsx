import { expect, screen, waitFor } from 'storybook/test';

import type { OwnerPictures } from '@/panel/data/OwnerRepository';
import { UnusedPhotosView } from '@/panel/views/photographs/UnusedPhotosView';

import preview from '../../../../.storybook/preview';
import { catalog } from '../../../fixtures/catalog';
import { ownFrame } from '../../../fixtures/docs';
import { noPhotograph } from '../../../fixtures/photographs';
import { hasNo } from '../../../fixtures/play/expectations';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';

const BUTTON = 'Kullanılmayan fotoğrafları sil';

/** A shop with as many photographs that nothing names. Each call of `removeUnused` takes the next answer. */
function withUnused(count: number | undefined, ...answers: (number | undefined)[]) {
  const pictures: OwnerPictures = {
    add: async () => 'unreadable',
    countUnused: async () => count,
    removeUnused: async () => answers.shift(),
  };
  return loggedInAtoms(catalog, { pictures });
}

const meta = preview.meta({
  component: UnusedPhotosView,
  parameters: {
    chromatic: noPhotograph,
    layout: 'fullscreen',
    docs: ownFrame,
    atoms: withUnused(3, undefined, 2),
  },
});

export const FailsOnce = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: BUTTON }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sil' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Silme tamamlanamadı');
    await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
    await waitFor(() => expect(screen.getByText('2 fotoğraf silindi.')).toBeVisible());
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tamam' }));
    await expect(canvas.getByRole('button', { name: BUTTON })).toHaveFocus();
  },
});

export const NotCounted = meta.story({
  parameters: { atoms: withUnused(undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: BUTTON }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Fotoğraflar sayılamadı.');
  },
});

export const OnLocalData = meta.story({
  tags: ['test-only'],
  parameters: { atoms: loggedInAtoms(catalog, { pictures: null }) },
  play: hasNo('button'),
});
