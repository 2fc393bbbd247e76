import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createRetry } from './retry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

test('the pause before a retry grows to five minutes and is short again when nothing is left to send', () => {
  const push = vi.fn<() => void>();
  const planRetry = createRetry(push);
  for (const seconds of [5, 10, 20, 40, 80, 160, 300, 300]) {
    planRetry(503);
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(push).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(push).toHaveBeenCalledOnce();
    push.mockClear();
  }
  planRetry(undefined);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(push).not.toHaveBeenCalled();
  planRetry(0);
  vi.advanceTimersByTime(5000);
  expect(push).toHaveBeenCalledOnce();
});

test('after 401 and 403 there is no retry', () => {
  const push = vi.fn<() => void>();
  const planRetry = createRetry(push);
  planRetry(503);
  planRetry(401);
  planRetry(403);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(push).not.toHaveBeenCalled();
});

test('the retry after 429 waits one minute', () => {
  const push = vi.fn<() => void>();
  createRetry(push)(429);
  vi.advanceTimersByTime(MINUTE - 1);
  expect(push).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(push).toHaveBeenCalledOnce();
});
