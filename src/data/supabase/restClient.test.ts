import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { abortable, startTimeLimit } from './restClient';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

test('unfinished work is aborted at the time limit', async () => {
  const { signal } = startTimeLimit(8000);
  const result = abortable(never(), signal).catch(String);
  await vi.advanceTimersByTimeAsync(7999);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toContain('8000 ms');
});

test('a cleared time limit never aborts', async () => {
  const { signal, clear } = startTimeLimit(8000);
  clear();
  await vi.advanceTimersByTimeAsync(9000);
  expect(signal.aborted).toBe(false);
});

test('work that ends in time keeps its result or its error', async () => {
  const { signal } = startTimeLimit(8000);
  await expect(abortable(Promise.resolve(1), signal)).resolves.toBe(1);
  await expect(abortable(Promise.reject(new Error('its own')), signal)).rejects.toThrow('its own');
});

test('abortable rejects when the time limit is over already', async () => {
  await expect(abortable(never(), AbortSignal.abort(new Error('late')))).rejects.toThrow('late');
});
