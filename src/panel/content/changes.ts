import type { Catalog } from '@/domain/catalog';
import { changedFields } from '@/domain/records';
import type { CatalogChanges } from '@/panel/domain/catalogChanges';
import { itemName, LIST_NAMES } from '@/panel/domain/lists';

import { recordNames } from './conflict';
import { fieldName } from './fieldNames';

const SHOWN = 5;

export const changeWords = {
  title: 'Son değişiklikler',
  undo: 'Geri al',
  busy: 'Geri alınıyor…',
  restored: 'Yedek yüklendi',
  /** The names of the records that somebody else has changed since. */
  left(names: readonly string[]): string {
    const more = names.length > SHOWN ? ` ve ${names.length - SHOWN} kayıt daha` : '';
    const shown = names.slice(0, SHOWN).join(', ');
    return `Başka bir yerden de değiştiği için olduğu gibi kaldı: ${shown}${more}`;
  },
} as const;

/** The words of a change of one item, by what undoes it. */
export function changedItemText({ contact, shop, ...lists }: CatalogChanges): string {
  if (contact) return `${recordNames.contact} değişti: ${fieldNames('contact', contact)}`;
  if (shop) return `${recordNames.shop} değişti: ${fieldNames('shop', shop)}`;
  const words = LIST_NAMES.flatMap((list) => {
    const { added, edited, deleted } = lists[list];
    return added
      .map((item) => `“${itemName(item)}” silindi`)
      .concat(
        deleted.map((item) => `“${itemName(item)}” eklendi`),
        edited.map((edit) => `“${itemName(edit.before)}” değişti: ${fieldNames(list, edit)}`),
      );
  });
  return words.join(', ');
}

/** What a deleted brand leaves behind. */
export function brandLeftText(parts = 0): string | undefined {
  return parts === 0 ? undefined : `${parts} ürün bu markanın adını taşımaya devam eder.`;
}

export function savedText(name: string, isStored: boolean): string {
  return `${isStored ? 'Kaydedildi' : 'Bu tarayıcıda saklanamadı'}: ${name}`;
}

export function renamedBrandText(old: string, name: string, parts: number): string {
  return `“${old}” markasının adı “${name}” oldu, ${parts} ürünle`;
}

function fieldNames(table: keyof Catalog, { before, after }: { before: object; after: object }) {
  return changedFields(before, after)
    .map((field) => fieldName(table, field))
    .join(', ');
}
