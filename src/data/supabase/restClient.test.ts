import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { abortable, startTimeLimit } from './restClient';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

test('work that hangs ends with the time', async () => {
  const { signal } = startTimeLimit(8000);
  const outcome = abortable(never(), signal).catch(String);
  await vi.advanceTimersByTimeAsync(7999);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toContain('8000 ms');
});

test('a cleared limit never aborts', async () => {
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

test('nothing begins after the time', async () => {
  await expect(abortable(never(), AbortSignal.abort(new Error('late')))).rejects.toThrow('late');
});
