import { spawnSync } from 'node:child_process';

import { expect, test } from 'vitest';

const run = (...options: string[]) =>
  spawnSync(process.execPath, [...options, 'scripts/checkNode.mjs'], { encoding: 'utf8' });

test('a Node.js that cannot read TypeScript is said to be too old, in one line', () => {
  const { status, stderr } = run('--no-experimental-strip-types');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node\.js [\d.]+ is too old for these scripts\. .+\n$/);
  expect(run().status).toBe(0);
});
