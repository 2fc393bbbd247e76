export interface TimeLimit {
  /** Aborts when the time is up. */
  signal: AbortSignal;
  /** To be called when the work is done. */
  clear: () => void;
}

export function startTimeLimit(milliseconds: number): TimeLimit {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new Error(`No answer within ${milliseconds} ms`));
  }, milliseconds);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

/** `work`, or a rejection as soon as `signal` aborts: also for work that does not listen to the signal. */
export function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
