import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const MOST_COMMENTS = 0.07;
const MOST_LINES = 200;
const MOST_FILES = 15;

const linesOf = (text: string) => text.trimEnd().split('\n');

/** A line that has code before its comment is a line of code. */
function commentLines(text: string): number {
  let isInside = false;
  return linesOf(text).filter((line) => {
    const rest = line.trim();
    const isComment = isInside || /^(?:\/\/|\{?\/\*)/.test(rest);
    const opens = isInside || /^\{?\/\*/.test(rest);
    isInside = opens && !rest.includes('*/');
    return isComment;
  }).length;
}

/** Tests aside. */
const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('at most 7 % of the lines of src are comments, and no file is longer than 200 lines', () => {
  const comments = sources.reduce((sum, { text }) => sum + commentLines(text), 0);
  const lines = sources.reduce((sum, { text }) => sum + linesOf(text).length, 0);
  expect(lines).toBeGreaterThan(10_000);
  expect(comments / lines).toBeLessThanOrEqual(MOST_COMMENTS);
  const long = sources.filter(({ text }) => linesOf(text).length > MOST_LINES);
  expect(long.map(({ file }) => file)).toEqual([]);
});

const files = globSync('{src,stories,tests,scripts,.storybook}/**/*.*', {
  exclude: ['tests/pictures/**'],
});

// The name of this test says what to do.

test('no folder has more than 15 files: those of one subject go into a sub-folder with its name, as in src/domain/prices', () => {
  const folders = Map.groupBy(files, (file) => path.dirname(file));
  const full = [...folders].filter(([, { length }]) => length > MOST_FILES);
  expect(files.length).toBeGreaterThan(1000);
  expect(full.map(([folder]) => folder)).toEqual([]);
});
