import papa from 'papaparse';

import { decodeText } from './decodeText';
import { guarded } from './formulaGuard';
import { knownHeadings } from './sheet';

const SEPARATORS = [';', '\t', ','] as const;
const SEARCHED = 20;

/** The cells of a CSV file, line by line. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decodeText(bytes)
    .replace(/\r\n?/g, '\n')
    // The first line of some programs tells Excel the separator.
    .replace(/^sep=.\n/i, '\n');
  const parse = (delimiter: string, preview = 0) =>
    papa.parse<string[]>(text, { delimiter, newline: '\n', preview }).data;
  // From the headings alone: decimal commas and texts with semicolons would mislead a count of the separators.
  const scored = SEPARATORS.map((separator) => {
    const rows = parse(separator, SEARCHED);
    const widest = Math.max(...rows.slice(0, 1).map((row) => row.length));
    return { separator, known: knownHeadings(rows), widest };
  });
  const [best] = scored.toSorted((a, b) => b.known - a.known || b.widest - a.widest);
  return parse(best?.separator ?? ';').map((row) => row.map(guarded.read));
}
