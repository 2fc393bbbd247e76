import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { WaitingReason } from '@/panel/data/OwnerRepository';

import { createRetry } from './retry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const down = { reason: 'unreachable' } as const;

function retryAt(random: number, askedPause?: () => number) {
  const push = vi.fn<() => void>();
  return { push, ...createRetry({ push, random: () => random, askedPause }) };
}

test('the pause grows to a minute and is short again when nothing is left to send', () => {
  const { push, plan } = retryAt(0);
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
    plan(down);
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(push).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(push).toHaveBeenCalledOnce();
    push.mockClear();
  }
  plan(undefined);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(push).not.toHaveBeenCalled();
  plan(down);
  vi.advanceTimersByTime(1000);
  expect(push).toHaveBeenCalledOnce();
});

test.each<[string, WaitingReason, number, number | undefined]>([
  ['is up to half as long', 'unreachable', 500, undefined],
  ['is a minute after too many wrong passwords', 'throttled', MINUTE, undefined],
  ['is as long as the server has asked', 'busy', 30_000, 30_000],
])('the pause %s', (_, reason, pause, asked = 0) => {
  const { push, plan } = retryAt(1, () => asked);
  plan({ reason });
  vi.advanceTimersByTime(pause - 1);
  expect(push).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(push).toHaveBeenCalledOnce();
});

test('who comes back does not wait for the pause, and the next one is short again', () => {
  const { push, plan, comeBack } = retryAt(0);
  for (let round = 0; round < 8; round += 1) plan(down);
  comeBack();
  expect(push).toHaveBeenCalledOnce();
  plan(down);
  vi.advanceTimersByTime(1000);
  expect(push).toHaveBeenCalledTimes(2);
});

test.each<[string, WaitingReason, number]>([
  ['the password is wrong', 'password', 0],
  ['the server has asked to wait', 'busy', MINUTE],
])('nothing is sent when the owner comes back while %s', (_, reason, asked) => {
  const { push, plan, comeBack } = retryAt(0, () => asked);
  plan(down);
  plan({ reason });
  comeBack();
  vi.advanceTimersByTime(MINUTE - 1);
  expect(push).not.toHaveBeenCalled();
});
