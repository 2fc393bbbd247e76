import { allFields, type Catalog, FIELDS } from '@/domain/catalog';
import type { Field, FieldValue } from '@/domain/fields/field';
import { formatPrice } from '@/domain/prices/price';
import { changedFields, pickFields, withValues } from '@/domain/records';
import type { Conflict } from '@/panel/domain/conflict';
import { itemName } from '@/panel/domain/lists';
import type { ChangedProduct } from '@/panel/domain/products/productChanges';

import { fieldName } from './fieldNames';
import { buttonColors } from './panel';

export function conflictText(name: string, isDeleted: boolean): string {
  return isDeleted
    ? `Siz düzenlerken “${name}” silinmiş. Yazdıklarınız duruyor; kaydı bu hâliyle yeniden ekleyebilirsiniz.`
    : `Siz düzenlerken “${name}” başka bir yerde de değiştirilmiş. Hangisi kalsın?`;
}

export interface Difference {
  field: string;
  mine: string;
  theirs: string;
}

export function conflictDifferences({ table, mine, theirs }: Conflict): Difference[] {
  return theirs === undefined ? [] : differences(table, mine, theirs);
}

function differences(table: keyof Catalog, mine: object, theirs: object): Difference[] {
  const [mineOf, theirsOf] = [allFields(table, mine), allFields(table, theirs)];
  return Object.entries<Field>(FIELDS[table])
    .filter(([name]) => mineOf[name] !== theirsOf[name])
    .map(([name, field]) => ({
      field: fieldName(table, name),
      mine: valueText(field, mineOf[name] ?? ''),
      theirs: valueText(field, theirsOf[name] ?? ''),
    }));
}

/** A product that somebody else has changed while the owner was about to change many (D28). */
export interface DescribedChange {
  id: number;
  name: string;
  isDeleted: boolean;
  changes: readonly { field: string; seen: string; now: string }[];
}

export function describeChange({ seen, wanted, stored }: ChangedProduct): DescribedChange {
  const { id, name } = seen;
  if (stored === undefined) return { id, name, isDeleted: true, changes: [] };
  const shown =
    wanted === undefined
      ? stored
      : withValues(seen, pickFields(stored, changedFields(seen, wanted)));
  const changes = differences('products', seen, shown);
  return {
    id,
    name,
    isDeleted: false,
    changes: changes.map(({ field, mine, theirs }) => ({ field, seen: mine, now: theirs })),
  };
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
