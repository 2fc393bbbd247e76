import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const MIGRATIONS = path.resolve(import.meta.dirname, '../../../supabase/migrations');

/** The names of all migrations, in the order in which they are applied. */
export const MIGRATION_FILES = readdirSync(MIGRATIONS).toSorted();

/** Copies the migrations before the one whose name ends so into this new folder. Returns the names of the others. */
export function copyMigrationsBefore(end: string, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const place = MIGRATION_FILES.findIndex((file) => file.endsWith(end));
  for (const file of MIGRATION_FILES.slice(0, place))
    copyFileSync(path.join(MIGRATIONS, file), path.join(folder, file));
  return MIGRATION_FILES.slice(place);
}
