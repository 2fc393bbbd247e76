import { isRecord } from '@/data/schema/fields';
import type { Catalog } from '@/domain/catalog';
import { backupProblems } from '@/panel/content/backup';

import { checkContact, checkList } from './checkBackup';
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
  const checked = checkCatalog(file.catalog);
  return 'problems' in checked ? checked : { ...checked, savedAt: new Date(String(file.savedAt)) };
}

function checkCatalog(
  stored: Record<string, unknown>,
): { catalog: Catalog } | { problems: readonly string[] } {
  const products = checkList('products', stored.products);
  const brands = checkList('brands', stored.brands);
  const slides = checkList('slides', stored.slides);
  const contact = checkContact(stored.contact);
  const problems = [products, brands, slides, contact].flatMap((part) => part.problems);
  if (problems.length > 0 || contact.value === undefined) return { problems };
  return {
    catalog: {
      products: products.value,
      brands: brands.value,
      slides: slides.value,
      contact: contact.value,
    },
  };
}

function syntaxProblem(text: string, error: unknown): string {
  const position = /position (\d+)/.exec(String(error))?.[1];
  if (position === undefined || !text.trimStart().startsWith('{')) return backupProblems.notJson;
  return backupProblems.brokenAt(text.slice(0, Number(position)).split('\n').length);
}
