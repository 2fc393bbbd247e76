import { createContext, runInContext } from 'node:vm';

import { expect, test } from 'vitest';

import { inlineScript } from '../bundle.ts';

const script = await inlineScript('src/page/start.ts', { target: 'es2015' });

/** A page of a browser that lacks the methods, after the script has run in it. */
function olderBrowser() {
  const page = createContext({
    addEventListener: () => {},
    setTimeout: () => {},
    requestAnimationFrame: () => {},
    location: { pathname: '/' },
    HTMLElement: { prototype: { inert: false } },
  });
  runInContext(
    `window = globalThis;
    for (const name of ['at', 'toReversed', 'toSorted']) delete Array.prototype[name];
    for (const name of ['at', 'replaceAll']) delete String.prototype[name];
    delete Object.hasOwn;
    delete Map.groupBy;
    AbortSignal = class { aborted = true };`,
    page,
  );
  runInContext(script, page);
  return (code: string): unknown =>
    JSON.parse(String(runInContext(`JSON.stringify(${code})`, page)));
}

const run = olderBrowser();

test.each([
  ['[1, 2, 3].at(-1)', 3],
  ['[1, 2, 3].at(1)', 2],
  ['"abc".at(-1)', 'c'],
  ['[1, 2].toReversed()', [2, 1]],
  ['[10, 9, 1].toSorted()', [1, 10, 9]],
  ['[1, 3, 2].toSorted((a, b) => b - a)', [3, 2, 1]],
  ['Object.hasOwn({ a: 1 }, "a")', true],
  ['Object.hasOwn({}, "toString")', false],
  [
    '[...Map.groupBy([1, 2, 3], (n) => n % 2)]',
    [
      [1, [1, 3]],
      [0, [2]],
    ],
  ],
  ['"0 532 1".replaceAll(/\\D/g, "")', '05321'],
  ['"a.b.c".replaceAll(".", "-")', 'a-b-c'],
  ['"{a}".replaceAll(/\\{(\\w)\\}/g, (whole, name) => name + name)', 'aa'],
  // The first checks throwIfAborted(). The second checks that `for ... in` does not list methods added to arrays.
  ['(() => { try { new AbortSignal().throwIfAborted() } catch { return "thrown" } })()', 'thrown'],
  ['(() => { const keys = []; for (const key in [1]) keys.push(key); return keys; })()', ['0']],
])('%s is %j in an older browser', (code, expected) => {
  expect(run(code)).toEqual(expected);
});

test('the script is short', () => {
  expect(script.length).toBeLessThan(2900);
});
