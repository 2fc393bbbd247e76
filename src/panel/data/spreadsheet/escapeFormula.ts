/** Excel would run such a cell as a formula. An apostrophe before it makes it text. The text must be trimmed. */
const STARTS_FORMULA = /^'*[=+\-@]/;

export function escapeFormula(text: string): string {
  return STARTS_FORMULA.test(text) ? `'${text}` : text;
}

export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && STARTS_FORMULA.test(cell) ? cell.slice(1) : cell;
}
