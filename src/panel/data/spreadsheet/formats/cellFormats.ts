import type { Cell } from '@/panel/data/spreadsheet/sheet';

import { attribute, elements, firstElement } from './markup';

const FIRST_DATE = 14;
const LAST_DATE = 22;

/** How each style of a workbook shows numbers: a code such as `0.00`, or `d` for Excel's own dates. */
export function formatsOf(styles: string): string[] {
  const codes = new Map(
    [...elements(styles, 'numFmt')].map((format) => [
      attribute(format, 'numFmtId'),
      attribute(format, 'formatCode'),
    ]),
  );
  return [...elements(firstElement(styles, 'cellXfs'), 'xf')].map((style) => {
    const id = attribute(style, 'numFmtId');
    return codes.get(id) ?? (Number(id) >= FIRST_DATE && Number(id) <= LAST_DATE ? 'd' : '');
  });
}

/** A number as Excel shows it where that says more: a date, zeros in front, another currency. */
export function numberCell(value: string, format: string): Cell {
  if (value === '' || Number.isNaN(Number(value))) return value;
  if (/^0{2,}$/.test(format)) return value.padStart(format.length, '0');
  // `[$€-407]` is a currency, `[$-41F]` only a language.
  const shown = format.replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"');
  const [currency] = /[$€£]|USD|EUR|GBP/.exec(shown) ?? [];
  if (currency !== undefined) return `${value} ${currency}`;
  const isDate = /[dmyh]/i.test(shown.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));
  return isDate ? dateText(Number(value)) : Number(value);
}

/** Excel counts days, and 1970 began at the 25,569th. */
function dateText(days: number): string {
  return new Date(Math.round((days - 25_569) * 86_400_000)).toLocaleDateString('tr-TR', {
    timeZone: 'UTC',
  });
}
