import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const IMPORT = /\b(?:from|import(?<late>\s*\()?)\s*'(?<to>[@.][^']*)'/g;
const DOOR = 'src/panel/door.ts';

const files = globSync('src/**/*.{ts,tsx}', {
  exclude: ['**/*.test.ts', '**/testing/**', '**/*.d.ts'],
});
const known = new Set(files);

interface Import {
  from: string;
  to: string;
  isLate: boolean;
}

function importsOf(from: string): Import[] {
  const text = readFileSync(from, 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(({ groups = {} }) => {
    const { late, to = '' } = groups;
    const base = to.startsWith('@/') ? `src/${to.slice(2)}` : path.join(path.dirname(from), to);
    const file = [`${base}.ts`, `${base}.tsx`, base].find((name) => known.has(name));
    return file === undefined ? [] : [{ from, to: file, isLate: late !== undefined }];
  });
}

const imports = files.flatMap(importsOf);
const importsFrom = Map.groupBy(imports, ({ from }) => from);

function leadsBack(file: string): boolean {
  const reached = new Set<string>();
  const waiting = [file];
  for (const from of waiting) {
    for (const { to } of importsFrom.get(from) ?? []) {
      if (!reached.has(to)) waiting.push(to);
      reached.add(to);
    }
  }
  return reached.has(file);
}

test('no import leads back to its own file, also not a late one or one of types', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(files.filter(leadsBack)).toEqual([]);
});

test('the shop imports the door of the panel late only', () => {
  const doors = imports.filter(({ from, to }) => to === DOOR && !from.startsWith('src/panel/'));
  expect(doors.length).toBeGreaterThan(0);
  expect(doors.filter(({ isLate }) => !isLate)).toEqual([]);
});
