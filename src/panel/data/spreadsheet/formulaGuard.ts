/** Excel would run such a cell as a formula. An apostrophe before it makes it text. The text must be trimmed. */
const STARTS_FORMULA = /^'*[=+\-@]/;

export const guarded = {
  write: (text: string) => (STARTS_FORMULA.test(text) ? `'${text}` : text),
  read: (cell: string) =>
    cell.startsWith("'") && STARTS_FORMULA.test(cell) ? cell.slice(1) : cell,
};
