/** The text that a file gives back: without spaces around it, and with one kind of line break. */
export function cellText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
