import { expect, test, vi } from 'vitest';

const PICTURE = 'https://shop.test/images/far.webp';

/** Loads the page in a browser in which the worker may already answer its requests. */
async function loadPage(hasWorker: boolean) {
  const worker = { postMessage: vi.fn<(names: readonly string[]) => void>() };
  const register = vi.fn<() => Promise<void>>();
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register,
      controller: hasWorker ? worker : null,
      ready: Promise.resolve({ active: worker }),
    },
  });
  vi.stubGlobal('addEventListener', (_: string, onLoad: () => void) => onLoad());
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: PICTURE } as PerformanceEntry,
  ]);
  await import('./register');
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(register).toHaveBeenCalledExactlyOnceWith('sw.js');
  return worker.postMessage;
}

test('the worker is told once what the page has loaded without it', async () => {
  expect(await loadPage(false)).toHaveBeenCalledExactlyOnceWith([PICTURE]);
  expect(await loadPage(true)).not.toHaveBeenCalled();
});
