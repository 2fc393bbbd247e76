import type { CatalogEditor, SaveState } from '@/panel/data/OwnerRepository';
import type { KeptPictures } from '@/panel/data/pictures/keptPictures';
import { memoryPictures } from '@/panel/data/testing/memoryPictures';
import type { Refusal } from '@/panel/domain/refusal';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { resetShop } from '../save/savePanel.ts';
import { resetThrottle } from '../support/owner.ts';
import { nameOf, pictureBytes, publicUrl } from './ownersPictures.ts';

export async function resetPictures(backend: LocalBackend): Promise<void> {
  await resetShop(backend);
  await resetThrottle(backend);
  await backend.sql('delete from storage.objects');
}

/** As after Fotoğraf seç: the photograph waits in the browser. */
export async function choosePicture(
  backend: LocalBackend,
  seed: string,
  keptPictures: KeptPictures = memoryPictures(),
  keptAt = Date.now(),
) {
  const full = pictureBytes(seed);
  const image = publicUrl(backend, nameOf(full));
  const small = pictureBytes(`${seed} 400`);
  await keptPictures.keep(image, { type: 'image/webp', full, small, keptAt });
  return { full, image, keptPictures };
}

/** The images of the products with the name `Yeni`. */
export async function imagesOfNew({ sql }: LocalBackend): Promise<string[]> {
  const rows = await sql("select image from products where name = 'Yeni'");
  return rows.map(({ image }) => String(image));
}

/** What the panel says about changes that are not saved. */
export function follow(editor: CatalogEditor) {
  const states: SaveState[] = [];
  let refusals: readonly Refusal[] = [];
  editor.watchState((state) => states.push(state));
  editor.watchRefusals((now) => (refusals = now));
  return { state: () => states.at(-1), refusals: () => refusals };
}
