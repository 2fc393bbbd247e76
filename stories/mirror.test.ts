import { globSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Paths such as `components/header/Header`, which are the same in both folders. */
function names(folder: string, pattern: string, ending: string): string[] {
  const paths = globSync(pattern, { cwd: join(root, folder), exclude: ['flows/**', 'docs/**'] });
  return paths.map((path) => path.slice(0, -ending.length)).toSorted();
}

const components = names('src', '{,panel/}components/**/[A-Z]*.tsx', '.tsx');
const shells = names('src', '{App,{,panel/}views/**/[A-Z]*}.tsx', '.tsx');
const stories = names('stories', '**/*.stories.tsx', '.stories.tsx');

test('every component has its story at the same path', () => {
  expect(components).not.toEqual([]);
  expect(components.filter((name) => !stories.includes(name))).toEqual([]);
});

test('every story has its component or view at the same path', () => {
  expect(stories.filter((name) => ![...components, ...shells].includes(name))).toEqual([]);
});
