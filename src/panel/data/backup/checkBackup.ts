import { isRecord } from '@/data/schema/fields';
import { parseContactInfo } from '@/data/schema/parseItems';
import { listTables, repairIds } from '@/data/schema/tables';
import { type Catalog, FIELDS, fieldOf, type ItemOf, type ListName } from '@/domain/catalog';
import { cleanValue, type Field, readField } from '@/domain/fields/field';
import { backupProblems } from '@/panel/content/backup';

/** The catalogue of a backup. What it would lose is reported. */
export function checkCatalog(
  stored: Record<string, unknown>,
  report: (problem: string) => void,
): Catalog | undefined {
  function listOf<List extends ListName>(list: List): ItemOf<List>[] {
    const given = stored[list];
    if (!Array.isArray(given)) {
      report(backupProblems.listMissing(list));
      return [];
    }
    const items = given.flatMap((one: unknown, index) => {
      const raw = cleaned(list, one);
      const item = listTables[list].parseItem(raw);
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
  const contact = parseContactInfo(raw);
  if (contact === undefined) report(backupProblems.contactMissing);
  else lostFields(raw, contact).map(backupProblems.contactField).forEach(report);
  return contact && { ...lists, contact };
}

function cleaned(table: keyof Catalog, given: unknown): unknown {
  if (!isRecord(given)) return given;
  const entries = Object.entries(given).map(([name, value]) => [
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
  const kept = new Map<string, unknown>(Object.entries(parsed));
  const fields = new Set([...kept.keys(), ...Object.keys(raw)]);
  fields.delete('id');
  return [...fields].filter((field) => raw[field] !== kept.get(field));
}
