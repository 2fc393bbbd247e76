import { knownHeadings, type Table } from '@/panel/data/spreadsheet/recognizeSheets';

const SEARCHED = 20;
const SEPARATORS = [';', '\t', ',', '|'];

export function readCsv(content: string): Table['rows'] {
  const lines = content.replace(/\r\n?/g, '\n');
  // The first line of some programs tells Excel the separator.
  const [first = '', named] = /^sep=(.)(?=\n)/i.exec(lines) ?? [];
  const text = lines.slice(first.length);
  // From the headings alone: lines below have decimal commas and texts with semicolons.
  const scored = (named === undefined ? SEPARATORS : [named]).map((separator) => {
    const rows = splitCsv(text, separator, SEARCHED);
    return { separator, known: knownHeadings(rows), widest: rows[0]?.cells.length ?? 0 };
  });
  const [best] = scored.toSorted((a, b) => b.known - a.known || b.widest - a.widest);
  return splitCsv(text, best?.separator ?? ';').map(({ line, cells }) => ({
    line,
    cells: cells.map(unescapeFormula),
  }));
}

/** An apostrophe makes a text of what Excel would run as a formula, and `="0986"` keeps the zeros of a number. */
function unescapeFormula(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@])/, '').replace(/^="([^"]*)"$/, '$1');
}

/** A quotation mark that encloses no cell is a letter: no line is lost to it. */
function splitCsv(text: string, separator: string, mostRows = Infinity) {
  const rows: { line: number; cells: string[] }[] = [];
  let widest = 0;
  let at = 0;
  while (at < text.length && rows.length < mostRows) {
    const cells: string[] = [];
    let end: number;
    do {
      const quote = closingQuote(text, at, separator, widest);
      end = endOfCell(text, quote ?? at, separator);
      const cell = text.slice(quote === undefined ? at : at + 1, quote ?? end);
      cells.push(quote === undefined ? cell : cell.replaceAll('""', '"'));
      at = end + 1;
    } while (text[end] === separator);
    rows.push({ line: rows.length + 1, cells });
    widest = Math.max(widest, cells.length);
  }
  return rows;
}

function endOfCell(text: string, start: number, separator: string): number {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return end;
}

/** Undefined where no quotation mark encloses the cell. Two of them are one letter. */
function closingQuote(text: string, start: number, separator: string, widest: number) {
  if (text[start] !== '"') return undefined;
  let quote = text.indexOf('"', start + 1);
  while (text[quote + 1] === '"' && quote !== -1) quote = text.indexOf('"', quote + 2);
  if (quote === -1) return undefined;
  const isLast = text.slice(quote + 1, endOfCell(text, quote, separator)).trim() === '';
  // As many columns in one line of the cell: the quotation mark of another line has ended it.
  const lines = text.slice(start + 1, quote).split('\n');
  const hasWholeLine =
    lines.length > 1 && lines.some((line) => line.split(separator).length >= Math.max(3, widest));
  return isLast && !hasWholeLine ? quote : undefined;
}
