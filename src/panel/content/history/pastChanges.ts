import { isRecordName, TABLE_NAMES } from '@/domain/catalog';
import { changeWords } from '@/panel/content/changes';
import { recordNames } from '@/panel/content/conflict';
import { fieldName } from '@/panel/content/fieldNames';
import { itemNouns } from '@/panel/content/panel';
import { readinessWords } from '@/panel/content/readiness';
import type { PastChange } from '@/panel/domain/pastChange';

export const historyWords = {
  waiting: 'Gönderilmeyi bekliyor',
  deleted: 'Silinenler',
  bringBack: 'Geri getir',
  search: 'Parça adında ara',
  more: 'Daha eski',
  reading: 'Okunuyor…',
  text: 'Bütün cihazlarda son 90 günde yapılanlar.',
  none: 'Burada gösterilecek bir şey yok.',
  undone: 'Geri alındı.',
  cameBack: (name: string, id: number | null) => `${name} (${id} numarasıyla geri gelmiş)`,
} as const;

export const deviceWords = {
  this: 'bu cihaz',
  other: 'başka cihaz',
  none: 'Supabase’den',
} as const;

const NOUNS = { ...itemNouns, ...recordNames } as const;
const VERBS = { added: 'eklendi', edited: 'değişti', deleted: 'silindi' } as const;

type Change = Omit<PastChange, 'id' | 'at'>;

/** Steps of which the kind says more than the counts. */
const KINDS: Partial<Record<string, (change: Change) => string>> = {
  backup: () => changeWords.restored,
  samples: () => readinessWords.removed,
  list: ({ counts: { products = {} } }) =>
    `Liste uygulandı: ${products.added ?? 0} yeni, ${products.edited ?? 0} değişen ürün`,
  brand: (change) =>
    change.counts.products?.edited
      ? `“${change.names?.[0]}” markasının adı değişti, ${change.counts.products.edited} ürünle`
      : countedText(change),
  undo: (change) => `Geri alma: ${countedText(change)}`,
};

/** What the owner did, by its kind, counts and names. */
export function pastChangeText(change: Change): string {
  if (change.product) return change.product.name;
  const words = (KINDS[change.kind ?? ''] ?? countedText)(change);
  return change.undone ? `${words} (geri alındı)` : words;
}

function countedText({ counts, fields, names = [] }: Change): string {
  const rows = TABLE_NAMES.flatMap((table) =>
    (['added', 'edited', 'deleted'] as const).flatMap((verb) => {
      const count = counts[table]?.[verb] ?? 0;
      return count === 0 ? [] : { table, verb, count };
    }),
  );
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const words = rows.map(({ table, verb, count }) => {
    const items =
      total === 1 && names[0] !== undefined ? `“${names[0]}”` : `${count} ${NOUNS[table]}`;
    const edited = fields.map((field) => fieldName(table, field)).join(', ');
    const what = isRecordName(table) ? recordNames[table] : items;
    return `${what} ${VERBS[verb]}${verb === 'edited' && edited !== '' ? `: ${edited}` : ''}`;
  });
  const dots = total > names.length ? ' …' : '';
  const named = total === 1 || names.length === 0 ? '' : ` (${names.join(', ')}${dots})`;
  return words.join(', ') + named;
}
