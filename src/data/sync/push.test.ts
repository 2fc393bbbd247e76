import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createRetry } from './push';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

test('the pauses grow to five minutes, and shrink when something has been sent', () => {
  const send = vi.fn<() => void>();
  const plan = createRetry(send);
  for (const seconds of [5, 10, 20, 40, 80, 160, 300, 300]) {
    plan(503);
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledOnce();
    send.mockClear();
  }
  plan(undefined);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(send).not.toHaveBeenCalled();
  plan(0);
  vi.advanceTimersByTime(5000);
  expect(send).toHaveBeenCalledOnce();
});

test('only the password helps against 401 and 403', () => {
  const send = vi.fn<() => void>();
  const plan = createRetry(send);
  plan(503);
  plan(401);
  plan(403);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(send).not.toHaveBeenCalled();
});

test('a throttled one waits a minute', () => {
  const send = vi.fn<() => void>();
  createRetry(send)(429);
  vi.advanceTimersByTime(MINUTE - 1);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledOnce();
});
