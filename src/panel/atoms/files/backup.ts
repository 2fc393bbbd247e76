import { atom } from 'jotai';

import type { Catalog } from '@/domain/catalog';
import { catalogAtom } from '@/panel/atoms/lists';
import { beginStep } from '@/panel/atoms/notice/notice';
import { closeFormAtom } from '@/panel/atoms/openForm';
import { putAsideAtom } from '@/panel/atoms/readiness';
import { readBackup } from '@/panel/data/backup/readBackup';
import { backupFileName, writeBackup } from '@/panel/data/backup/writeBackup';
import { compareCatalogs } from '@/panel/domain/changes/compareCatalogs';

import { writeFileAtom } from './writeFile';

export const writeBackupAtom = atom(null, (get, set) =>
  set(writeFileAtom, async (now) => {
    set(putAsideAtom, 'backup');
    const text = writeBackup(get(catalogAtom), now);
    return {
      name: backupFileName(now),
      content: new Blob([text], { type: 'application/json' }),
    };
  }),
);

/** What is wrong with a file, or what it would change. */
export const checkBackupAtom = atom(null, (get, _set, text: string) => {
  const backup = readBackup(text);
  if ('problems' in backup) return { kind: 'invalid' as const, ...backup };
  const now = get(catalogAtom);
  const catalog: Catalog = { ...now, ...backup.catalog };
  const changes = compareCatalogs(now, catalog);
  return { kind: 'changes' as const, ...backup, catalog, changes };
});

/** All or nothing. Undefined on success. */
export const replaceCatalogAtom = atom(null, async (get, set, next: Catalog) => {
  const { editor, announce } = beginStep(get, set, 'backup');
  const before = get(catalogAtom);
  const failure = await editor.replaceAll(next);
  if (failure === undefined) {
    set(closeFormAtom);
    // All rows have other ids now: they are found again by their values.
    announce(compareCatalogs(get(catalogAtom), before));
  }
  return failure;
});
