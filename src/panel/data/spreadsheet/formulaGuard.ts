/**
 * Excel takes a cell that starts with one of these for a formula, which could do harm. An apostrophe in front makes it
 * text, and is removed again on reading. The text must be trimmed.
 */
const STARTS_FORMULA = /^'*[=+\-@]/;

export const guarded = {
  write: (text: string) => (STARTS_FORMULA.test(text) ? `'${text}` : text),
  read: (cell: string) =>
    cell.startsWith("'") && STARTS_FORMULA.test(cell) ? cell.slice(1) : cell,
};
