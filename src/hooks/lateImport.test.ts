import { expect, test } from 'vitest';

import { lateImport } from './lateImport';

test('a fetch that fails is repeated by the next call, and one that succeeds is not', async () => {
  let calls = 0;
  const late = lateImport(async () => {
    calls += 1;
    if (calls === 1) throw new TypeError('Failed to fetch');
    return calls;
  });
  await expect(late.fetch()).rejects.toMatchObject({ reason: 'offline' });
  await expect(late.last()).rejects.toMatchObject({ reason: 'offline' });
  expect(await late.fetch()).toBe(2);
  expect(await late.last()).toBe(2);
  expect(await late.fetch()).toBe(2);
});
