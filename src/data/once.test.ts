import { expect, test, vi } from 'vitest';

import { once } from './once';

test('work is done once for everybody who asks, also while it is going on', async () => {
  const work = vi.fn<() => Promise<string>>(async () => 'done');
  const ask = once(work);
  expect(await Promise.all([ask(), ask()])).toEqual(['done', 'done']);
  expect(await ask()).toBe('done');
  expect(work).toHaveBeenCalledOnce();
});

test('work that fails is tried again at the next call, and only then', async () => {
  const work = vi.fn<() => Promise<string>>(async () => 'done');
  work.mockRejectedValueOnce(new Error('offline'));
  const ask = once(work);
  const both = await Promise.allSettled([ask(), ask()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(work).toHaveBeenCalledOnce();
  expect(await ask()).toBe('done');
});
