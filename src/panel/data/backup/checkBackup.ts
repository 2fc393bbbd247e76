import { isRecord } from '@/data/schema/fields';
import { parseContactInfo } from '@/data/schema/parseItems';
import { listTables, repairIds } from '@/data/schema/tables';
import { type Catalog, FIELDS, fieldOf, type ItemOf, type ListName } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import { cleanValue, type Field, readField } from '@/domain/fields/field';
import { backupProblems } from '@/panel/content/backup';

interface Checked<Value> {
  value: Value;
  problems: string[];
}

export function checkList<List extends ListName>(
  list: List,
  stored: unknown,
): Checked<ItemOf<List>[]> {
  if (!Array.isArray(stored)) return { value: [], problems: [backupProblems.listMissing(list)] };
  const { parseItem } = listTables[list];
  const items = stored
    .map((given: unknown) => cleaned(list, given))
    .map((raw) => ({ raw, item: parseItem(raw) }));
  const problems = items.flatMap(({ raw, item }, index) => {
    if (!isRecord(raw)) return [backupProblems.itemUnusable(list, index + 1)];
    const fields = item === undefined ? missingFields(list, raw) : lostFields(raw, item);
    return fields.map((field) => backupProblems.field(list, index + 1, field));
  });
  const usable = items.map(({ item }) => item).filter((item) => item !== undefined);
  return { value: repairIds<ItemOf<List>>(usable), problems };
}

export function checkContact(given: unknown): Checked<ContactInfo | undefined> {
  const stored = cleaned('contact', given);
  const value = parseContactInfo(stored);
  if (value === undefined) return { value, problems: [backupProblems.contactMissing] };
  return { value, problems: lostFields(stored, value).map(backupProblems.contactField) };
}

function cleaned(table: keyof Catalog, given: unknown): unknown {
  if (!isRecord(given)) return given;
  const entries = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'string' ? cleanValue(fieldOf(table, name), value) : value,
  ]);
  return Object.fromEntries(entries);
}

function missingFields(list: ListName, raw: Record<string, unknown>): string[] {
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
