import { allFields, type Catalog, FIELDS } from '@/domain/catalog';
import type { Field, FieldValue } from '@/domain/fields/field';
import { formatPrice } from '@/domain/prices/price';
import { changedFields, pickFields, withValues } from '@/domain/records';
import type { CatalogChanges } from '@/panel/domain/catalogChanges';
import type { Conflict } from '@/panel/domain/conflict';
import { itemName, LIST_NAMES } from '@/panel/domain/lists';
import type { ChangedProduct } from '@/panel/domain/products/productChanges';

import { fieldName } from './fieldNames';
import { buttonColors } from './panel';

export function conflictText(name: string, isDeleted: boolean): string {
  return isDeleted
    ? `Siz düzenlerken “${name}” silinmiş. Yazdıklarınız duruyor; kaydı bu hâliyle yeniden ekleyebilirsiniz.`
    : `Siz düzenlerken “${name}” başka bir yerde de değiştirilmiş. Hangisi kalsın?`;
}

/** A field with two values: what the owner has written or seen, and what is or will be there. */
export interface Difference {
  field: string;
  seen: string;
  now: string;
}

export function conflictDifferences({ table, mine, theirs }: Conflict): Difference[] {
  return theirs === undefined ? [] : differences(table, mine, theirs);
}

function differences(table: keyof Catalog, seen: object, now: object): Difference[] {
  const [seenOf, nowOf] = [allFields(table, seen), allFields(table, now)];
  return Object.entries<Field>(FIELDS[table])
    .filter(([name]) => seenOf[name] !== nowOf[name])
    .map(([name, field]) => ({
      field: fieldName(table, name),
      seen: valueText(field, seenOf[name] ?? ''),
      now: valueText(field, nowOf[name] ?? ''),
    }));
}

/** An item with two values of some of its fields. */
export interface DescribedChange {
  id: number;
  name: string;
  isDeleted: boolean;
  changes: readonly Difference[];
}

export function describeChange({ seen, wanted, stored }: ChangedProduct): DescribedChange {
  const { id, name } = seen;
  if (stored === undefined) return { id, name, isDeleted: true, changes: [] };
  const shown =
    wanted === undefined
      ? stored
      : withValues(seen, pickFields(stored, changedFields(seen, wanted)));
  return describeEdit('products', name, { before: seen, after: shown });
}

/** What a file would change of the items that are there: it may be older than they are (D44). */
export function describeEdits({ contact, ...lists }: Partial<CatalogChanges>): DescribedChange[] {
  const items = LIST_NAMES.flatMap((list) =>
    (lists[list]?.edited ?? []).map((edit) => describeEdit(list, itemName(edit.before), edit)),
  );
  return contact ? items.concat(describeEdit('contact', CONTACT, contact)) : items;
}

function describeEdit(
  table: keyof Catalog,
  name: string,
  { before, after }: { before: object; after: object },
): DescribedChange {
  const id = 'id' in before ? Number(before.id) : 0;
  return { id, name, isDeleted: false, changes: differences(table, before, after) };
}

export function changedText(count: number, isDeletion: boolean): string {
  const question = isDeletion
    ? 'Bu parçalar yine de silinsin mi?'
    : 'Değişikliğiniz yeni değerlere de uygulansın mı?';
  return `Siz bakarken ${count} parça başka bir yerden değişti. Henüz hiçbir şey kaydedilmedi. ${question}`;
}

export const CONTACT = 'İletişim bilgileri';

export function conflictName({ mine }: Conflict): string {
  return 'phone' in mine ? CONTACT : itemName(mine);
}

function valueText({ kind }: Field, value: FieldValue): string {
  if (value === '') return '(boş)';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'number') return kind === 'percent' ? `%${value}` : formatPrice(value);
  return buttonColors.find((color) => color.value === value)?.name ?? value;
}
