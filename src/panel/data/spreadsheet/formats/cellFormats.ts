import type { Cell } from '@/panel/domain/spreadsheet/sheet';

import { attribute, elementsOf } from './markup';

const FIRST_DATE = 14;
const LAST_DATE = 22;

/** How a style of the workbook shows a number: as such, or as Excel shows it where that says more. */
export type ShowNumber = (value: string) => Cell;

/** Each at the place of its style in the workbook. */
export function numberStyles(xml: string): ShowNumber[] {
  const codes = new Map(
    elementsOf(xml, 'numFmt').map((format) => [
      attribute(format, 'numFmtId'),
      attribute(format, 'formatCode'),
    ]),
  );
  const [, cellStyles = ''] = xml.split(/<\/?(?:\w+:)?cellXfs\b/);
  return elementsOf(cellStyles, 'xf').map((style) => {
    const id = attribute(style, 'numFmtId');
    const isOwnDate = Number(id) >= FIRST_DATE && Number(id) <= LAST_DATE;
    return codes.has(id) || !isOwnDate ? showNumber(codes.get(id) ?? '') : dateText;
  });
}

/** A format may put zeros in front, name another currency, or make a date of the number. */
function showNumber(format: string): ShowNumber {
  if (/^0{2,}$/.test(format)) return (value) => value.padStart(format.length, '0');
  // `[$€-407]` is a currency, `[$-41F]` only a language.
  const shown = format.replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"');
  const [currency] = /[$€£]|USD|EUR|GBP/.exec(shown) ?? [];
  if (currency !== undefined) return (value) => `${value} ${currency}`;
  const isDate = /[dmyh]/i.test(shown.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));
  return isDate ? dateText : Number;
}

/** Excel counts days, and 1970 began at the 25,569th. */
function dateText(days: string): string {
  return new Date(Math.round((Number(days) - 25_569) * 86_400_000)).toLocaleDateString('tr-TR', {
    timeZone: 'UTC',
  });
}
