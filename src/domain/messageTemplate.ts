/**
 * Puts `values` in place of `{name}` marks. A line with a mark that has no value is left out, so that one
 * template serves parts with and without an original price.
 */
export function fillTemplate(template: string, values: Record<string, string | undefined>): string {
  return template
    .split('\n')
    .filter((line) => marks(line).every((mark) => values[mark] !== undefined))
    .map((line) => line.replaceAll(/\{(\w+)\}/g, (whole, mark: string) => values[mark] ?? whole))
    .join('\n');
}

function marks(line: string): string[] {
  return Array.from(line.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? '');
}
