import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const MINUTE_MS = 60_000;

const stored = new Map<string, string>();
const reload = vi.fn<() => void>();
const ask = vi.fn<() => Promise<{ ok: boolean }>>();

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

/** The page as it is after it has been loaded. */
async function loadPage() {
  vi.resetModules();
  const page = {
    location: { pathname: '/shop/', reload },
    addEventListener: vi.fn<(name: string, listener: () => void) => void>(),
    isRenewed: undefined,
  };
  vi.stubGlobal('window', page);
  const { offerRenewal, renewPage } = await import('./renewPage');
  offerRenewal();
  return { page, renewPage };
}

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  reload.mockClear();
  ask.mockReset().mockResolvedValue({ ok: true });
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('fetch', ask);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the page loads itself again once a minute, and knows for as long that it has', async () => {
  const { page, renewPage } = await loadPage();
  expect(page.isRenewed).toBe(false);
  void renewPage();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());

  const second = await loadPage();
  expect(second.page.isRenewed).toBe(true);
  expect(await second.renewPage()).toBe('outdated');
  expect(reload).toHaveBeenCalledOnce();

  vi.advanceTimersByTime(MINUTE_MS);
  const third = await loadPage();
  expect(third.page.isRenewed).toBe(false);
  void third.renewPage();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test('imports that fail at the same moment are one question and one answer', async () => {
  const { page, renewPage } = await loadPage();
  const [name, listener] = page.addEventListener.mock.calls[0] ?? [];
  expect(name).toBe('vite:preloadError');
  listener?.();
  const answers = [renewPage(), renewPage()];
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  answers.push(renewPage());
  expect(new Set(answers).size).toBe(1);
  expect(ask).toHaveBeenCalledOnce();
});

test('where the owner stays on the page, the answer comes after all', async () => {
  const { renewPage } = await loadPage();
  const answer = renewPage();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBe('outdated');
  expect(await renewPage()).toBe('outdated');
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['does not answer', () => ask.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['has a failure', () => ask.mockResolvedValue({ ok: false })],
])('where the host %s, nothing is loaded, and the next call asks again', async (_, fail) => {
  fail();
  const { renewPage } = await loadPage();
  expect(await renewPage()).toBe('offline');
  ask.mockResolvedValue({ ok: true });
  void renewPage();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('without storage the page does not load itself again: it could not know that it has', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { renewPage } = await loadPage();
  expect(await renewPage()).toBe('outdated');
  expect(reload).not.toHaveBeenCalled();
});
