import type { Table } from '@/panel/data/spreadsheet/recognizeSheets';

import { attribute, decodeEntities, elementsOf } from './markup';

/** Each table of a web page, which many programs save as .xls. End tags may be missing. */
export function readHtml(html: string): Table[] {
  const shown = html.replace(/<(style|script)\b.*?<\/\1>|<!--.*?-->/gis, '');
  return elementsOf(shown, 'table').map((table, index) => ({
    name: `${index + 1}. tablo`,
    rows: elementsOf(table, 'tr').map((row, at) => ({
      line: at + 1,
      cells: elementsOf(row, 't[dh]').flatMap(readCell),
    })),
  }));
}

/** The text of a cell, and a blank text for each further column that it spans. */
function readCell(cell: string): string[] {
  const text = cell
    .slice(cell.indexOf('>') + 1)
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '');
  const width = Number(attribute(cell, 'colspan').slice(0, 2)) || 1;
  return [decodeEntities(text).trim()].concat(Array.from({ length: width - 1 }, () => ''));
}
