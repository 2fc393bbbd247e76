import { PRODUCT_FIELD_NAMES, type ProductField } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { headingOf, otherHeadings } from '@/panel/content/spreadsheet';

/** `SATIŞ FİYATI`, `Satis fiyati (TL)` and `Satış Fiyatı:` are one heading. */
function headingKey(heading: string): string {
  return fold(heading)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(fiyati?)(?:tl|try)$/, '$1');
}

const fieldOfHeading = new Map(
  PRODUCT_FIELD_NAMES.flatMap((field) =>
    [headingOf(field), ...otherHeadings[field]].map((word) => [headingKey(word), field] as const),
  ),
);

/** Of two columns with the same meaning, only the first is used. */
export function recognizeColumns(headings: readonly string[]): (ProductField | undefined)[] {
  const taken = new Set<ProductField>();
  return headings.map((heading) => {
    const field = fieldOfHeading.get(headingKey(heading));
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
}
