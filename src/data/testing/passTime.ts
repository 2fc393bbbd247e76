import { vi } from 'vitest';

/** So that promises which no timer waits for are settled, too. */
const STEPS = 60;

/** Starts `work` and lets this time pass on a fake clock, so that whatever follows within it has happened. */
export async function passTime<Result>(
  milliseconds: number,
  work: () => Result,
): Promise<Awaited<Result>> {
  vi.useFakeTimers();
  try {
    const result = work();
    for (let step = 0; step < STEPS; step += 1) {
      await vi.advanceTimersByTimeAsync(milliseconds / STEPS);
    }
    return await result;
  } finally {
    vi.useRealTimers();
  }
}
