import { afterAll, vi } from 'vitest';

// Before each file of tests. Files share one process, and what one of them has left waiting must not reach the next.

const start = globalThis.setTimeout;
const { waitFor } = vi;
const timers: NodeJS.Timeout[] = [];

globalThis.setTimeout = new Proxy(start, {
  apply(_target, _self, given: Parameters<typeof start>) {
    const timer = start(...given);
    timers.push(timer);
    return timer;
  },
});

// Its own second is too short for a busy machine.
vi.waitFor = async (work, options = 20_000) => waitFor(work, options);

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  timers.forEach(clearTimeout);
  globalThis.setTimeout = start;
  vi.waitFor = waitFor;
});
