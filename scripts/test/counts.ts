import type { Count } from './step.ts';

export function vitestCount(json: string): Count {
  const report = JSON.parse(json) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Playwright says which tests passed at the second try only; its configuration allows that second try in CI alone. */
export function playwrightCount(json: string): Count {
  const { stats } = JSON.parse(json) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

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
