import type { Count } from './step.ts';

/** A runner that ends badly without a failed test, or well without any test, counts as one failure. */
export function judge(succeeded: boolean, { passed, failed }: Count): Count {
  const isCrash = !succeeded && failed === 0;
  const isEmpty = passed + failed === 0;
  return { passed, failed: isCrash || isEmpty ? failed + 1 : failed };
}

export function total(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
