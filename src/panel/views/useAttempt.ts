import { useState } from 'react';

/** A step that may be refused: whether it is on its way, and why the last attempt has failed. */
export function useAttempt<Failure extends string>() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  /** True where the step was carried out. A failure disappears while the owner tries again. */
  async function attempt(step: Promise<Failure | undefined>): Promise<boolean> {
    setIsBusy(true);
    setFailure(undefined);
    const failed = await step;
    setIsBusy(false);
    setFailure(failed);
    return failed === undefined;
  }

  return { isBusy, failure, attempt, clearFailure: () => setFailure(undefined) };
}
