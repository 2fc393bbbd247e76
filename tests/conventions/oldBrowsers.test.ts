import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Younger than the oldest browsers (D18), and not added by `src/page/polyfills.ts`. */
const TOO_NEW =
  /\.(?:findLast|findLastIndex|fromAsync|toSpliced|with|withResolvers|difference|intersection|union)\(|AbortSignal\.(?:any|timeout)|Object\.groupBy|Promise\.(?:any|try)|structuredClone|\(\?<[=!]/;

/** The host runs the function in front of the page, not the browser. */
const sources = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing\/|^src\/edge\//.test(file),
);

test('code of the page calls nothing that the oldest browsers lack', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => TOO_NEW.test(readFileSync(file, 'utf8')))).toEqual([]);
});
