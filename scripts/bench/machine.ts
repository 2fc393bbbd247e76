import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** The share of idle processor time below which other programs disturb what is measured. */
const QUIET = 0.8;
const MOST_WAITS = 15;

function processorTimes() {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  const all = times.flatMap((each) => Object.values(each)).reduce((sum, part) => sum + part, 0);
  return { idle, all };
}

async function idleShare(): Promise<number> {
  const before = processorTimes();
  await sleep(400);
  const after = processorTimes();
  return (after.idle - before.idle) / (after.all - before.all);
}

/** Waits until other programs rest. False if they did not. */
export async function waitForQuiet(): Promise<boolean> {
  for (let waits = 0; waits < MOST_WAITS; waits += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- each try begins after the one before
    if ((await idleShare()) >= QUIET) return true;
  }
  return false;
}

/** The report names the machine, because times of different machines cannot be compared. */
export const machine = () => ({
  processor: `${cpus().length} x ${cpus()[0]?.model.trim()}`,
  load: loadavg().map((load) => Number(load.toFixed(2))),
  node: process.version,
});
