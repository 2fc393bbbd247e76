const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Without the differences that people overlook: case, Turkish dots and hooks, invisible marks, repeated spaces. */
export function fold(text: string): string {
  // Half of what 50,000 names and part numbers take. These letters fold alike in all languages.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/ı/g, 'i')
    .replace(/\s+/g, ' ')
    .trim();
}
