import { fold } from '@/domain/products/fold';
import { spreadsheetColumns } from '@/panel/content/spreadsheet';
import { SPREADSHEET_FIELDS, type SpreadsheetField } from '@/panel/domain/spreadsheet/productLine';

/** `SATIŞ FİYATI`, `Satis fiyati (TL)` and `Satış Fiyatı:` are one heading. */
function headingKey(heading: string): string {
  return fold(heading)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(fiyati?)(?:tl|try)$/, '$1');
}

const fieldOfHeading = new Map(
  SPREADSHEET_FIELDS.flatMap((field) => {
    const { heading, also } = spreadsheetColumns[field];
    return [heading, ...also].map((word) => [headingKey(word), field] as const);
  }),
);

/** Of two columns with the same meaning, only the first is used. */
export function recognizeColumns(headings: readonly string[]): (SpreadsheetField | undefined)[] {
  const taken = new Set<SpreadsheetField>();
  return headings.map((heading) => {
    const field = fieldOfHeading.get(headingKey(heading));
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
}
