const PAUSE_MS = 1000;
/** React draws for 5 ms at a time, and other messages of the page have their turn between. */
const BUSY_MS = 4;

/** The page has drawn what it has. Safari has no idle callbacks: there it is idle when a message has its turn at once. */
export async function untilIdle(): Promise<void> {
  if ('requestIdleCallback' in globalThis) {
    return new Promise((resolve) => requestIdleCallback(() => resolve()));
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const start = performance.now();
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(null);
  });
  if (performance.now() - start > BUSY_MS) return untilIdle();
  // What was drawn last is painted with the next frame.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
