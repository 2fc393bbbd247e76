import { afterEach, expect, test, vi } from 'vitest';

import { lateImport } from './lateImport';

afterEach(() => void vi.unstubAllGlobals());

test('a fetch that fails is repeated by the next call, and one that succeeds is not', async () => {
  vi.stubGlobal('window', {});
  let calls = 0;
  const late = lateImport(async () => {
    calls += 1;
    if (calls === 1) throw new TypeError('Failed to fetch');
    return calls;
  });
  await expect(late.fetch()).rejects.toThrow('Failed to fetch');
  await expect(late.last()).rejects.toThrow('Failed to fetch');
  expect(late.missing()).toBe('offline');
  expect(await late.fetch()).toBe(2);
  expect(await late.last()).toBe(2);
  expect(await late.fetch()).toBe(2);
});

test('it fails when it is known why: until then the page may be about to load itself again', async () => {
  const renewal = Promise.withResolvers<string>();
  vi.stubGlobal('window', { renewPage: () => renewal.promise });
  const late = lateImport(async () => {
    throw new TypeError('Failed to fetch');
  });
  const settled = vi.fn<() => void>();
  late.fetch().finally(settled).catch(settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  renewal.resolve('outdated');
  await expect(late.last()).rejects.toThrow('Failed to fetch');
  expect(late.missing()).toBe('outdated');
});
