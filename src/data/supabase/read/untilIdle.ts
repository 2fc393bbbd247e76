const PAUSE_WITHOUT_IDLE_MS = 1000;

export async function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, PAUSE_WITHOUT_IDLE_MS);
  });
}
