import { atom } from 'jotai';

import { readBackup } from '@/data/backup/readBackup';
import { backupFileName, writeBackup } from '@/data/backup/writeBackup';
import type { Catalog } from '@/domain/catalog';
import { catalogChanges } from '@/domain/catalogChanges';

import { closeFormAtom } from './admin';
import { brandsAtom, contactAtom, productsAtom, slidesAtom } from './catalog';
import { forgetRemovedAtom } from './catalogActions';
import { openEditor } from './session';

/** All that a backup holds. */
export const catalogAtom = atom<Catalog>((get) => ({
  products: get(productsAtom),
  brands: get(brandsAtom),
  slides: get(slidesAtom),
  contact: get(contactAtom),
}));

/** Everything as one file, ready to be downloaded. */
export const writeBackupAtom = atom(null, (get, _set, now: Date) => ({
  name: backupFileName(now),
  text: writeBackup(get(catalogAtom), now),
}));

/** Reads a file to its end and says what is wrong with it, or what it would change. Touches nothing. */
export const checkBackupAtom = atom(null, (get, _set, text: string) => {
  const backup = readBackup(text);
  if ('problems' in backup) return backup;
  return { ...backup, changes: catalogChanges(get(catalogAtom), backup.catalog) };
});

/** Puts the backup in the place of everything, all or nothing. Resolves with undefined when it is done. */
export const restoreBackupAtom = atom(null, async (get, set, catalog: Catalog) => {
  const failure = await openEditor(get).replaceAll(catalog);
  if (failure === undefined) {
    set(closeFormAtom);
    set(forgetRemovedAtom);
  }
  return failure;
});
