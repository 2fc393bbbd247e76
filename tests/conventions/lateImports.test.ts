import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

/** An import of any kind: also a late one, and one of types. */
const IMPORT = /\b(?:from|import(?:\s*\()?)\s*'([@.][^']*)'/g;

const files = globSync('src/**/*.{ts,tsx}', {
  exclude: ['**/*.test.ts', '**/testing/**', '**/*.d.ts'],
});
const known = new Set(files);

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, to = '']) => {
    const base = to.startsWith('@/') ? `src/${to.slice(2)}` : path.join(path.dirname(file), to);
    return [`${base}.ts`, `${base}.tsx`, base].find((name) => known.has(name)) ?? [];
  });
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

function leadsBack(file: string): boolean {
  const reached = new Set<string>();
  const waiting = [file];
  for (const from of waiting) {
    for (const to of imports.get(from) ?? []) {
      if (!reached.has(to)) waiting.push(to);
      reached.add(to);
    }
  }
  return reached.has(file);
}

test('no import leads back to its own file', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
  expect(files.filter(leadsBack)).toEqual([]);
});

// The linter sees the imports of the panel in all folders (importArrows.test.ts).
test('beside the folders, the shop imports the panel late only', () => {
  const texts = globSync('src/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const ofPanel = texts.join('\n').match(/.*'@\/panel\/.*/g);
  expect(ofPanel).toEqual([expect.stringContaining(' import(')]);
});

test('late imports are few, and each has its reason above it', () => {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const late = lines.flatMap((line, index) =>
    /\bimport\('/.test(line) ? [{ line, above: lines[index - 1] ?? '' }] : [],
  );
  expect(late.length).toBeLessThanOrEqual(15);
  expect(late.filter(({ above }) => !/^\s*(?:\/\/|\/\*\*) /.test(above))).toEqual([]);
});
