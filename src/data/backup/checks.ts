import { backupProblems } from '@/content/backup';
import { sanitizeBrand } from '@/data/schema/brand';
import { sanitizeContactInfo } from '@/data/schema/contactInfo';
import { isRecord } from '@/data/schema/fields';
import { repairIds } from '@/data/schema/ids';
import { sanitizeProduct } from '@/data/schema/product';
import { sanitizeSlide } from '@/data/schema/slide';
import type { ItemOf, ListName } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';

interface Checked<Value> {
  value: Value;
  problems: string[];
}

/** Without these there is no item; each with a value that will do. */
const essentials: Record<ListName, Record<string, unknown>> = {
  products: { name: '-', price: 0 },
  brands: { name: '-' },
  slides: { title: '-' },
};

const sanitizers: { [List in ListName]: (value: unknown) => ItemOf<List> | undefined } = {
  products: sanitizeProduct,
  brands: sanitizeBrand,
  slides: sanitizeSlide,
};

/** Ids are the database's business: they are repaired, never complained about. */
export function checkList<List extends ListName>(
  list: List,
  stored: unknown,
): Checked<ItemOf<List>[]> {
  if (!Array.isArray(stored)) return { value: [], problems: [backupProblems.listMissing(list)] };
  const sanitize = sanitizers[list];
  const items = stored.map((raw: unknown) => ({ raw, item: sanitize(raw) }));
  const problems = items.flatMap(({ raw, item }, index) => {
    if (!isRecord(raw)) return [backupProblems.itemUnusable(list, index + 1)];
    const fields = item === undefined ? missingFields(list, raw) : lostFields(raw, item);
    return fields.map((field) => backupProblems.field(list, index + 1, field));
  });
  const usable = items.map(({ item }) => item).filter((item) => item !== undefined);
  return { value: repairIds<ItemOf<List>>(usable), problems };
}

export function checkContact(stored: unknown): Checked<ContactInfo | undefined> {
  const value = sanitizeContactInfo(stored);
  if (value === undefined) return { value, problems: [backupProblems.contactMissing] };
  return { value, problems: lostFields(stored, value).map(backupProblems.contactField) };
}

/** The fields without which the sanitizer makes no item of it. */
function missingFields(list: ListName, raw: Record<string, unknown>): string[] {
  return Object.keys(essentials[list]).filter((field) => {
    const otherwiseGood = { ...raw, ...essentials[list], [field]: raw[field] };
    return sanitizers[list](otherwiseGood) === undefined;
  });
}

/** The fields that the sanitizer had to change, drop or make up: in a backup of ours there are none. */
function lostFields(raw: unknown, sanitized: object): string[] {
  if (!isRecord(raw)) return [];
  const kept = new Map<string, unknown>(Object.entries(sanitized));
  const fields = new Set([...kept.keys(), ...Object.keys(raw)]);
  fields.delete('id');
  return [...fields].filter((field) => raw[field] !== kept.get(field));
}
