/** What stands between the separators, without spaces around it. Empty pieces are left out. */
export function piecesOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}
