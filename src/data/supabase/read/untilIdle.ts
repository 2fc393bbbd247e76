/** Safari has no idle callbacks. */
const PAUSE_WITHOUT_IDLE_MS = 1000;

/** Resolves when the browser has nothing else to do. */
export async function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, PAUSE_WITHOUT_IDLE_MS);
  });
}
