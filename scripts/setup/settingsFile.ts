import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Sets these settings and keeps all other lines. */
export function withSettings(text: string, settings: Readonly<Record<string, string>>): string {
  const lines = text.trimEnd() === '' ? [] : text.trimEnd().split(/\r?\n/);
  for (const [name, value] of Object.entries(settings)) {
    const place = lines.findIndex((line) => line.startsWith(`${name}=`));
    const line = `${name}=${quoted(value)}`;
    if (place === -1) lines.push(line);
    else lines[place] = line;
  }
  return `${lines.join('\n')}\n`;
}

/** The value in quotes that it does not contain; typographic ones stand for the plain ones of a value that has them all. */
function quoted(value: string): string {
  if (/^[\w:/.+-]*$/.test(value)) return value;
  const quote = ["'", '"', '`'].find((one) => !value.includes(one));
  return quote === undefined ? quoted(value.replaceAll("'", '’')) : quote + value + quote;
}

/** Returns whether the file has changed. */
export function writeSettings(file: string, settings: Readonly<Record<string, string>>): boolean {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = withSettings(before, settings);
  if (after === before || Object.keys(settings).length === 0) return false;
  writeFileSync(file, after);
  return true;
}
