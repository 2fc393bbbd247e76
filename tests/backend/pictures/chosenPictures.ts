import { ALL_SAVED } from '@/panel/data/OwnerRepository';
import { memoryPictures } from '@/panel/data/testing/memoryPictures';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { resetShop, useSaving } from '../save/savePanel.ts';
import { openPanel } from '../save/saveToBackend.ts';
import { resetThrottle } from '../support/owner.ts';
import { nameOf, pictureBytes, publicUrl } from './ownersPictures.ts';

async function resetPictures(backend: LocalBackend): Promise<void> {
  await resetShop(backend);
  await resetThrottle(backend);
  await backend.sql('delete from storage.objects');
}

/** A backend that is the same before each test, and panels whose owner has chosen a photograph. */
export function usePictures() {
  const saving = useSaving({ reset: resetPictures });
  const { backend } = saving;

  /** Does what Fotoğraf seç does: the photograph waits in the browser. */
  async function choose(seed: string, waitingPictures = memoryPictures(), keptAt = Date.now()) {
    const full = pictureBytes(seed);
    const image = publicUrl(backend(), nameOf(full));
    const small = pictureBytes(`${seed} 400`);
    await waitingPictures.keep(image, {
      type: 'image/webp',
      smallType: 'image/webp',
      full,
      small,
      keptAt,
    });
    return { full, image, waitingPictures };
  }

  return {
    ...saving,
    choose,
    /** A panel with such a photograph, and what it says about changes that are not saved. */
    openWithPhotograph: async (seed: string) => {
      const chosen = await choose(seed);
      const panel = await openPanel(backend(), { waitingPictures: chosen.waitingPictures });
      let state = ALL_SAVED;
      panel.editor.watchState((now) => (state = now));
      return { ...panel, ...chosen, state: () => state };
    },
    /** The images of the products with the name `Yeni`. */
    storedImages: async () => {
      const rows = await backend().sql("select image from products where name = 'Yeni'");
      return rows.map(({ image }) => String(image));
    },
  };
}
