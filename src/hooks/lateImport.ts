import { startTransition, useCallback, useState } from 'react';

export interface LateImport<Code> {
  /** Also called ahead of time. A failed fetch is repeated by the next call. */
  fetch: () => Promise<Code>;
  /** Of the last fetch, for React's `use`: after a failure it stays rejected until `fetch` is called. */
  last: () => Promise<Code>;
}

export function lateImport<Code>(load: () => Promise<Code>): LateImport<Code> {
  let coming: Promise<Code> | undefined;
  let hasFailed = false;

  function fetch(): Promise<Code> {
    if (coming === undefined || hasFailed) {
      hasFailed = false;
      coming = load();
      coming.catch(() => {
        hasFailed = true;
      });
    }
    return coming;
  }

  return { fetch, last: () => coming ?? fetch() };
}

/**
 * For code that an effect, a timer or a press fetches. `fetch` resolves with undefined where it cannot be fetched;
 * `draw` is how React draws what has arrived.
 */
export function useLateImport<Code>(
  late: LateImport<Code>,
  draw: (change: () => void) => void = startTransition,
) {
  const [code, setCode] = useState<Code>();
  const [hasFailed, setHasFailed] = useState(false);

  const fetch = useCallback(async (): Promise<Code | undefined> => {
    setHasFailed(false);
    try {
      const arrived = await late.fetch();
      draw(() => setCode(() => arrived));
      return arrived;
    } catch {
      setHasFailed(true);
      return undefined;
    }
  }, [late, draw]);

  return { code, hasFailed, fetch };
}
