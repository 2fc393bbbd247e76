import { fold } from '@/domain/products/fold';
import { listColumns } from '@/panel/content/spreadsheet';
import { LIST_FIELDS, type ListField } from '@/panel/domain/spreadsheet/productLine';

/** `SATIŞ FİYATI`, `Satis fiyati (TL)` and `Satış Fiyatı:` are one heading. */
function headingKey(heading: string): string {
  return fold(heading)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(fiyati?)(?:tl|try)$/, '$1');
}

const fieldOfHeading = new Map(
  LIST_FIELDS.flatMap((field) => {
    const { heading, also } = listColumns[field];
    return [heading, ...also].map((word) => [headingKey(word), field] as const);
  }),
);

/** Of two columns with the same meaning, only the first is used. */
export function recognizeColumns(headings: readonly string[]): (ListField | undefined)[] {
  const taken = new Set<ListField>();
  return headings.map((heading) => {
    const field = fieldOfHeading.get(headingKey(heading));
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
}
