/** As it comes back from a file: trimmed, with one kind of line break. */
export function cellText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
