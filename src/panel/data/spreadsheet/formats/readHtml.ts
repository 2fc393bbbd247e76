import type { Table } from '@/panel/data/spreadsheet/recognizeSheets';

import { attribute, decodeEntities, elementsOf } from './markup';

/** Each table of a web page, which many programs save as .xls. End tags may be missing. */
export function readHtml(html: string): Table[] {
  const shown = html.replace(/<(style|script)\b.*?<\/\1>|<!--.*?-->/gis, '');
  return elementsOf(shown, 'table').map((table, index) => ({
    name: `${index + 1}. tablo`,
    rows: readRows(elementsOf(table, 'tr')),
  }));
}

/** A cell that spans lines stands in each of them, one that spans columns in the first: the others are blank. */
function readRows(rows: readonly string[]): Table['rows'] {
  const below: string[][] = [];
  return rows.map((row, at) => {
    const cells: string[] = [];
    const addFromAbove = () => {
      let text = below[cells.length]?.pop();
      while (text !== undefined) {
        cells.push(text);
        text = below[cells.length]?.pop();
      }
    };
    for (const cell of elementsOf(row, 't[dh]')) {
      addFromAbove();
      for (const text of [textOf(cell), ...blanks(spanOf(cell, 'colspan'))]) {
        below[cells.length] = blanks(spanOf(cell, 'rowspan')).fill(text);
        cells.push(text);
      }
    }
    addFromAbove();
    return { line: at + 1, cells, isHidden: /display:\s*none/i.test(attribute(row, 'style')) };
  });
}

const spanOf = (cell: string, name: string) => Number(attribute(cell, name).slice(0, 3)) || 1;

const blanks = (span: number) => Array.from({ length: span - 1 }, () => '');

function textOf(cell: string): string {
  const text = cell
    .slice(cell.indexOf('>') + 1)
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '');
  return decodeEntities(text).trim();
}
