import { startTransition, useCallback, useState } from 'react';

import { type MissingCode, renewPage } from './renewPage';

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
      coming = load().catch(explainFailure);
      coming.catch(() => {
        hasFailed = true;
      });
    }
    return coming;
  }

  return { fetch, last: () => coming ?? fetch() };
}

class MissingCodeError extends Error {
  reason: MissingCode;

  constructor(reason: MissingCode, cause: unknown) {
    super('Code of this page could not be fetched', { cause });
    this.reason = reason;
  }
}

async function explainFailure(error: unknown): Promise<never> {
  throw new MissingCodeError(await renewPage(), error);
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
  const [missing, setMissing] = useState<MissingCode>();

  const fetch = useCallback(async (): Promise<Code | undefined> => {
    setMissing(undefined);
    try {
      const arrived = await late.fetch();
      draw(() => setCode(() => arrived));
      return arrived;
    } catch (error) {
      setMissing(error instanceof MissingCodeError ? error.reason : 'offline');
      return undefined;
    }
  }, [late, draw]);

  return { code, missing, fetch };
}
