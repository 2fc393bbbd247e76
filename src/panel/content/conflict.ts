import {
  type Catalog,
  fieldOf,
  isRecordName,
  type ItemOf,
  type ListName,
  type RecordName,
  type ValuesOf,
} from '@/domain/catalog';
import type { Field, FieldValue } from '@/domain/fields/field';
import { formatPrice } from '@/domain/prices/price';
import { itemName } from '@/panel/domain/lists';

import { buttonColors } from './panel';

export const recordNames: Record<RecordName, string> = {
  contact: 'İletişim bilgileri',
  shop: 'Mağaza bilgileri',
};

export function recordName(table: keyof Catalog, values: ValuesOf<keyof Catalog>): string {
  return isRecordName(table) ? recordNames[table] : itemName(values as ItemOf<ListName>);
}

export function conflictText(name: string, isDeleted: boolean): string {
  return isDeleted
    ? `Siz düzenlerken “${name}” silinmiş. Yazdıklarınız duruyor; kaydı bu hâliyle yeniden ekleyebilirsiniz.`
    : `Siz düzenlerken “${name}” başka bir yerde de değiştirilmiş. Hangisi kalsın?`;
}

export function changedText(count: number, isDeletion: boolean): string {
  const question = isDeletion
    ? 'Bu parçalar yine de silinsin mi?'
    : 'Değişikliğiniz yeni değerlere de uygulansın mı?';
  return `Siz bakarken ${count} parça başka bir yerden değişti. Henüz hiçbir şey kaydedilmedi. ${question}`;
}

const valueTexts: Record<Field['kind'], (value: FieldValue) => string> = {
  text: (value) => buttonColors.find((color) => color.value === value)?.name ?? String(value),
  picture: String,
  price: (value) => formatPrice(Number(value)),
  percent: (value) => `%${value}`,
  flag: (value) => (value === true ? 'Evet' : 'Hayır'),
};

/** The value of a field as the owner reads it. Null: the record does not have it. */
export function valueText(table: keyof Catalog, field: string, value: FieldValue | null): string {
  if (value === null || value === '') return '(boş)';
  return valueTexts[fieldOf(table, field)?.kind ?? 'text'](value);
}
