import { unescapeFormula } from '@/panel/data/spreadsheet/escapeFormula';
import { knownHeadings, type SheetRow } from '@/panel/data/spreadsheet/sheet';

import { splitCsv } from './splitCsv';

const SEPARATORS = [';', '\t', ','] as const;
const SEARCHED = 20;

export function readCsv(content: string): SheetRow[] {
  const text = content
    .replace(/\r\n?/g, '\n')
    // The first line of some programs tells Excel the separator.
    .replace(/^sep=.\n/i, '\n');
  // From the headings alone: lines below have decimal commas and texts with semicolons.
  const scored = SEPARATORS.map((separator) => {
    const rows = splitCsv(text, separator, SEARCHED);
    const widest = Math.max(...rows.slice(0, 1).map((row) => row.length));
    return { separator, known: knownHeadings(numbered(rows)), widest };
  });
  const [best] = scored.toSorted((a, b) => b.known - a.known || b.widest - a.widest);
  return numbered(splitCsv(text, best?.separator ?? ';').map((row) => row.map(unescapeFormula)));
}

function numbered(rows: readonly string[][]): SheetRow[] {
  return rows.map((cells, index) => ({ line: index + 1, cells }));
}
