import { waitForQuiet } from './machine.ts';

export interface Target {
  name: string;
  address: string;
  /** Runs before each visit. */
  prepare?: () => Promise<void>;
}

export interface Series<Visit> {
  name: string;
  visits: Visit[];
}

/** Visits all targets in turns (A B C, A B C, …), so that a disturbance hits all of them alike. */
export async function compare<Visit>(
  targets: readonly Target[],
  runs: number,
  visit: (address: string) => Promise<Visit>,
) {
  const series: Series<Visit>[] = targets.map(({ name }) => ({ name, visits: [] }));
  let disturbed = 0;
  /* oxlint-disable eslint/no-await-in-loop -- one visit at a time */
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { address, prepare }] of targets.entries()) {
      await prepare?.();
      if (!(await waitForQuiet())) disturbed += 1;
      series[index]?.visits.push(await visit(address));
    }
  }
  /* oxlint-enable eslint/no-await-in-loop */
  return { series, disturbed };
}
