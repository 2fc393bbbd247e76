import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Sets these settings and keeps all other lines. */
export function withSettings(text: string, settings: Readonly<Record<string, string>>): string {
  const lines = text.trimEnd() === '' ? [] : text.trimEnd().split(/\r?\n/);
  for (const [name, value] of Object.entries(settings)) {
    const place = lines.findIndex((line) => line.startsWith(`${name}=`));
    if (place === -1) lines.push(`${name}=${value}`);
    else lines[place] = `${name}=${value}`;
  }
  return `${lines.join('\n')}\n`;
}

/** Returns whether the file has changed. */
export function writeSettings(file: string, settings: Readonly<Record<string, string>>): boolean {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = withSettings(before, settings);
  if (after === before) return false;
  writeFileSync(file, after);
  return true;
}
