/** Cells, row by row. A quotation mark that encloses no cell is a letter: no line is lost to it. */
export function splitCsv(text: string, separator: string, mostRows = Infinity): string[][] {
  const rows: string[][] = [];
  let widest = 0;
  let at = 0;
  while (at < text.length && rows.length < mostRows) {
    const row: string[] = [];
    let end = '';
    do {
      const cell = quotedCell(text, at, separator, widest) ?? plainCell(text, at, separator);
      row.push(cell.value);
      end = text.charAt(cell.end);
      at = cell.end + 1;
    } while (end === separator);
    rows.push(row);
    widest = Math.max(widest, row.length);
  }
  return rows;
}

interface CsvCell {
  value: string;
  /** Where the separator, the line break or the end of the text is. */
  end: number;
}

function plainCell(text: string, start: number, separator: string): CsvCell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return { value: text.slice(start, end), end };
}

/** Undefined where no quotation mark ends the cell. Two of them are one letter. */
function quotedCell(
  text: string,
  start: number,
  separator: string,
  widest: number,
): CsvCell | undefined {
  if (text[start] !== '"') return undefined;
  let quote = text.indexOf('"', start + 1);
  while (text[quote + 1] === '"' && quote !== -1) quote = text.indexOf('"', quote + 2);
  if (quote === -1) return undefined;
  let end = quote + 1;
  while (text[end] === ' ') end += 1;
  if (end < text.length && text[end] !== separator && text[end] !== '\n') return undefined;
  const value = text.slice(start + 1, quote).replaceAll('""', '"');
  return hasWholeLine(value, separator, widest) ? undefined : { value, end };
}

/** As many columns in one line of a cell: the quotation mark of another line has ended the cell. */
function hasWholeLine(value: string, separator: string, widest: number): boolean {
  const lines = value.includes('\n') ? value.split('\n') : [];
  return lines.some((line) => line.split(separator).length >= Math.max(3, widest));
}
