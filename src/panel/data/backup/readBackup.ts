import { isRecord } from '@/data/schema/fields';
import type { Catalog } from '@/domain/catalog';
import { backupProblems } from '@/panel/content/backup';

import { checkCatalog } from './checkBackup';
import { BACKUP_VERSION } from './writeBackup';

export type Backup = { catalog: Catalog; savedAt: Date } | { problems: readonly string[] };

export function readBackup(text: string): Backup {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { problems: [syntaxProblem(text, error)] };
  }
  if (!isRecord(file) || typeof file.version !== 'number' || !isRecord(file.catalog)) {
    return { problems: [backupProblems.notBackup] };
  }
  if (file.version > BACKUP_VERSION) return { problems: [backupProblems.newer] };
  const problems: string[] = [];
  const catalog = checkCatalog(file.catalog, (problem) => problems.push(problem));
  if (problems.length > 0 || catalog === undefined) return { problems };
  return { catalog, savedAt: new Date(String(file.savedAt)) };
}

function syntaxProblem(text: string, error: unknown): string {
  const position = /position (\d+)/.exec(String(error))?.[1];
  if (position === undefined || !text.trimStart().startsWith('{')) return backupProblems.notJson;
  return backupProblems.brokenAt(text.slice(0, Number(position)).split('\n').length);
}
