import { beforeEach, describe, expect, test, vi } from 'vitest';

import { withTabLock } from './tab';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => logged.mockClear());

const insecure = () => new DOMException('Site data is blocked', 'SecurityError');

function tabWith(request: (name: string, work: () => Promise<unknown>) => Promise<unknown>) {
  return { locks: { request } as unknown as LockManager };
}

describe('withTabLock', () => {
  test('runs the work without a lock when the browser refuses the lock', async () => {
    const tab = tabWith(() => Promise.reject(insecure()));
    expect(await withTabLock(tab, async () => 'done')).toBe('done');
    expect(logged).toHaveBeenCalledOnce();
  });

  test('runs the work without a lock when asking for the lock throws', async () => {
    const tab = tabWith(() => {
      throw insecure();
    });
    expect(await withTabLock(tab, async () => 'done')).toBe('done');
  });

  test('does not repeat work that has failed under the lock', async () => {
    const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('work')));
    const tab = tabWith((_name, run) => run());
    await expect(withTabLock(tab, work)).rejects.toThrow('work');
    expect(work).toHaveBeenCalledOnce();
  });
});
