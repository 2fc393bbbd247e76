import { vi } from 'vitest';

/** The number of steps; all promises that wait for no timer are settled between two of them. */
const STEPS = 60;

/**
 * Calls `work` and lets this time pass on a fake clock: what follows from it within this time has then happened. `work` must
 * end within it.
 */
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
