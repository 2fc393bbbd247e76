import { startTransition, useCallback, useState } from 'react';

/** Why code could not be fetched (src/page/renewPage.ts). */
type MissingCode = Awaited<ReturnType<NonNullable<Window['renewPage']>>>;

export type LateImport<Code> = ReturnType<typeof lateImport<Code>>;

export function lateImport<Code>(load: () => Promise<Code>) {
  let coming: Promise<Code> | undefined;
  let missing: MissingCode | undefined;

  /** Fetches the code, also ahead of time. A failed fetch is repeated by the next call. */
  function fetch(): Promise<Code> {
    if (coming === undefined || missing !== undefined) {
      missing = undefined;
      coming = load().catch(async (error: unknown) => {
        missing = (await window.renewPage?.()) ?? 'offline';
        throw error;
      });
      // The callers handle the failure. Without this line the browser reports one more.
      coming.catch(() => {});
    }
    return coming;
  }

  return {
    fetch,
    /** The promise of the last fetch, for React's `use`: after a failure it stays rejected until `fetch` is called. */
    last: () => coming ?? fetch(),
    /** Why the last fetch has failed. */
    missing: () => missing,
  };
}

/** Code that an effect, a timer or a press fetches, undefined where it cannot be. `draw` is how React draws what has arrived. */
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
    } catch {
      setMissing(late.missing() ?? 'offline');
      return undefined;
    }
  }, [late, draw]);

  return { code, missing, fetch };
}
