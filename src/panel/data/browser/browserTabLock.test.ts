import { expect, test, vi } from 'vitest';

import { loggedErrors } from '@/data/testing/loggedErrors';

import { withBrowserTabLock } from './browserTabLock';

const logged = loggedErrors();

const insecure = () => new DOMException('Site data is blocked', 'SecurityError');

type Request = (
  name: string,
  options: LockOptions,
  work: () => Promise<unknown>,
) => Promise<unknown>;

const neverGranted: Request = (_name, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

function browserTabWith(request: Request) {
  return { locks: { request } as unknown as LockManager };
}

test('withBrowserTabLock runs the work without a lock when the browser refuses the lock', async () => {
  const browserTab = browserTabWith(() => Promise.reject(insecure()));
  expect(await withBrowserTabLock(browserTab, async () => 'done')).toBe('done');
  expect(logged).toHaveBeenCalledOnce();
});

test('withBrowserTabLock does not repeat work that has failed under the lock', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('work')));
  const browserTab = browserTabWith((_name, _options, run) => run());
  await expect(withBrowserTabLock(browserTab, work)).rejects.toThrow('work');
  expect(work).toHaveBeenCalledOnce();
});

test('withBrowserTabLock gives up after a minute when another tab does not release the lock', async () => {
  vi.useFakeTimers();
  const work = vi.fn<() => Promise<void>>();
  const failed = withBrowserTabLock(browserTabWith(neverGranted), work).catch(String);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toContain('60000 ms');
  expect(work).not.toHaveBeenCalled();
  vi.useRealTimers();
});
