import { unescapeFormula } from './escapeFormula';
import { knownHeadings } from './sheet';
import { splitCsv } from './splitCsv';

const SEPARATORS = [';', '\t', ','] as const;
const SEARCHED = 20;

export function readCsv(bytes: Uint8Array): string[][] {
  const text = decodeText(bytes)
    .replace(/\r\n?/g, '\n')
    // The first line of some programs tells Excel the separator.
    .replace(/^sep=.\n/i, '\n');
  // From the headings alone: lines below have decimal commas and texts with semicolons.
  const scored = SEPARATORS.map((separator) => {
    const rows = splitCsv(text, separator, SEARCHED);
    const widest = Math.max(...rows.slice(0, 1).map((row) => row.length));
    return { separator, known: knownHeadings(rows), widest };
  });
  const [best] = scored.toSorted((a, b) => b.known - a.known || b.widest - a.widest);
  return splitCsv(text, best?.separator ?? ';').map((row) => row.map(unescapeFormula));
}

/** Excel on Turkish Windows writes windows-1254, UTF-8 with a mark, or UTF-16 ("Unicode metni"). */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, 'windows-1254');
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}
