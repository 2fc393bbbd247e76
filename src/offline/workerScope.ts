// TypeScript's own types of service workers cannot be used beside those of pages.

interface ExtendableEvent extends Event {
  /** Keeps the worker running until the promise is settled. */
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** The answer to the page that the browser asked for while the worker was starting, where it can do that. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: ExtendableEvent & MessageEvent) => void): void;
  };
}

export const worker = globalThis as unknown as WorkerScope;

const SECOND_TRY_MS = 5000;

/**
 * Takes the place of the earlier worker although pages of it are open. Chromium forgets to do so where a request starts the
 * earlier worker again at the moment of its end, so it is asked a second time, when the page has what it needs.
 */
export async function becomeActive(): Promise<void> {
  await worker.skipWaiting();
  setTimeout(() => void worker.skipWaiting(), SECOND_TRY_MS);
}
