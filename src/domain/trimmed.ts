/** A record of texts without the spaces around them. */
export function trimmed<Texts extends { [Name in keyof Texts]: string }>(texts: Texts): Texts {
  const entries = Object.entries<string>(texts).map(([name, text]) => [name, text.trim()]);
  return Object.fromEntries(entries) as Texts;
}
