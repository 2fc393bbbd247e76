import { isRecord } from '@/data/schema/fields';
import { contactTable, listTables, repairIds, shopTable } from '@/data/schema/tables';
import { type Catalog, FIELDS, fieldOf, type ItemOf, type ListName } from '@/domain/catalog';
import { cleanValue, type Field, readField } from '@/domain/fields/field';
import { backupProblems } from '@/panel/content/backup';

import { BACKUP_VERSION } from './writeBackup';

/** A backup of an older build has no record of the shop. */
type StoredCatalog = Omit<Catalog, 'shop'> & Partial<Pick<Catalog, 'shop'>>;

export type Backup = { catalog: StoredCatalog; savedAt: Date } | { problems: readonly string[] };

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

/** The catalogue of a backup. What it would lose is reported. */
function checkCatalog(
  stored: Record<string, unknown>,
  report: (problem: string) => void,
): StoredCatalog | undefined {
  function listOf<List extends ListName>(list: List): ItemOf<List>[] {
    const values = stored[list];
    if (!Array.isArray(values)) {
      report(backupProblems.listMissing(list));
      return [];
    }
    const items = values.flatMap((value: unknown, index) => {
      const raw = cleaned(list, value);
      const item = listTables[list].parseRow(raw);
      const lost = item === undefined ? missingFields(list, raw) : lostFields(raw, item);
      if (!isRecord(raw)) report(backupProblems.itemUnusable(list, index + 1));
      lost.forEach((field) => report(backupProblems.field(list, index + 1, field)));
      return item ?? [];
    });
    return repairIds<ItemOf<List>>(items);
  }

  const lists = {
    products: listOf('products'),
    brands: listOf('brands'),
    slides: listOf('slides'),
  };
  const raw = cleaned('contact', stored.contact);
  const contact = contactTable.parseRow(raw);
  if (contact === undefined) report(backupProblems.contactMissing);
  else lostFields(raw, contact).map(backupProblems.contactField).forEach(report);
  const rawShop = cleaned('shop', stored.shop);
  const shop = shopTable.parseRow(rawShop);
  if (shop) lostFields(rawShop, shop).map(backupProblems.shopField).forEach(report);
  return contact && { ...lists, contact, ...(shop && { shop }) };
}

function cleaned(table: keyof Catalog, values: unknown): unknown {
  if (!isRecord(values)) return values;
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? cleanValue(fieldOf(table, name), value) : value,
  ]);
  return Object.fromEntries(entries);
}

function missingFields(list: ListName, raw: unknown): string[] {
  if (!isRecord(raw)) return [];
  const isMissing = ([name, field]: [string, Field]) =>
    field.need === 'essential' && readField(field, raw[name]) === undefined;
  return Object.entries<Field>(FIELDS[list])
    .filter(isMissing)
    .map(([name]) => name);
}

function lostFields(raw: unknown, parsed: object): string[] {
  if (!isRecord(raw)) return [];
  const read: Readonly<Record<string, unknown>> = { ...parsed };
  const fields = new Set(Object.keys({ ...read, ...raw }));
  fields.delete('id');
  return [...fields].filter((field) => raw[field] !== read[field]);
}
