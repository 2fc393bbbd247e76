import type { HeaderRule } from './responseHeaders.ts';

/** Reads `_headers` as a host does. For tests, which serve the site with these headers. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((part) => part.trim() !== '')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ path: line, headers: {} });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

/** All headers of a path, with those of several rules one after the other. */
export function headersOf(rules: readonly HeaderRule[], path: string): [string, string][] {
  return rules
    .filter((rule) => matches(rule.path, path))
    .flatMap(({ headers }) => Object.entries(headers));
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
