import { atom } from 'jotai';

import { closeFormAtom } from '@/atoms/admin';
import { brandsAtom, contactAtom, productsAtom, slidesAtom } from '@/atoms/catalog';
import type { Catalog } from '@/domain/catalog';
import { readBackup } from '@/panel/data/backup/readBackup';
import { backupFileName, writeBackup } from '@/panel/data/backup/writeBackup';
import { catalogChanges } from '@/panel/domain/catalogChanges';

import { hideUndoAtom } from './catalogActions';
import { openAccess } from './session';

export const catalogAtom = atom<Catalog>((get) => ({
  products: get(productsAtom),
  brands: get(brandsAtom),
  slides: get(slidesAtom),
  contact: get(contactAtom),
}));

export const writeBackupAtom = atom(null, (get, _set, now: Date) => ({
  name: backupFileName(now),
  text: writeBackup(get(catalogAtom), now),
}));

/** Computed again after a refusal, because the lists may have been read anew. */
export const compareBackupAtom = atom(null, (get, _set, catalog: Catalog) =>
  catalogChanges(get(catalogAtom), catalog),
);

export const checkBackupAtom = atom(null, (_get, set, text: string) => {
  const backup = readBackup(text);
  if ('problems' in backup) return backup;
  return { ...backup, changes: set(compareBackupAtom, backup.catalog) };
});

/** All or nothing. Drafts and undo steps are dropped. Undefined on success. */
export const replaceCatalogAtom = atom(null, async (get, set, next: Catalog) => {
  const failure = await openAccess(get).editor.replaceAll(next);
  if (failure === undefined) {
    set(closeFormAtom);
    set(hideUndoAtom);
  }
  return failure;
});
