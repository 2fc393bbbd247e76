import type { Table } from '@/panel/data/spreadsheet/sheet';

import { decodeEntities } from './markup';

/** Each table of a web page, which many programs save as .xls. End tags may be missing. */
export function readHtml(html: string): Table[] {
  const shown = html.replace(/<(style|script)\b.*?<\/\1>|<!--.*?-->/gis, '');
  return partsOf(shown, /<table\b/i).map((table, index) => ({
    name: `${index + 1}. tablo`,
    rows: partsOf(table, /<tr\b/i).map((row, at) => ({ line: at + 1, cells: cellsOf(row) })),
  }));
}

function partsOf(html: string, start: RegExp): string[] {
  return html.split(start).slice(1);
}

function cellsOf(row: string): string[] {
  return partsOf(row, /<t[dh]\b/i).flatMap((cell) => {
    const [attributes = ''] = cell.split('>', 1);
    const text = cell
      .slice(attributes.length + 1)
      .replace(/<br\b[^>]*>/gi, '\n')
      .replace(/<[^>]*>/g, '');
    const [, width = 1] = /\bcolspan\s*=\s*["']?(\d{1,2})/i.exec(attributes) ?? [];
    const spanned = Array.from({ length: Number(width) - 1 }, () => '');
    return [decodeEntities(text).trim()].concat(spanned);
  });
}
