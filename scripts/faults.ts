/**
 * Plants one fault after the other in a copy of the last commit, and says which tests notice it (`npm run test:faults`).
 * With an argument, only those whose title, file or tests contain it.
 */
import { allFaults } from '../tests/faults/allFaults.ts';
import { makeCopy, plant, removeCopy } from './faults/copy.ts';
import { firstFailure } from './faults/runTests.ts';

/** Of `found by backend`. */
const WIDTH = 16;

const [, , wanted = ''] = process.argv;
const faults = allFaults.filter(({ title, file, tests }) =>
  [title, file, ...tests].some((text) => text.includes(wanted)),
);

makeCopy();
try {
  const broken = firstFailure(faults.flatMap(({ tests }) => tests));
  if (broken) throw new Error(`Without a fault, ${broken.kind} fails: ${broken.test}`);

  const results = faults.map((fault, index) => {
    const putBack = plant(fault);
    const failure = firstFailure(fault.tests);
    putBack();
    const result = failure === undefined ? 'NOT FOUND' : `found by ${failure.kind}`;
    console.log(`${index + 1}/${faults.length} ${fault.title}: ${result}`, failure?.test ?? '');
    return { title: fault.title, result };
  });

  const lines = results.map(({ title, result }) => `${result.padEnd(WIDTH)} ${title}`);
  console.log(`\n${lines.join('\n')}\n`);
  const missed = results.filter(({ result }) => result === 'NOT FOUND').length;
  console.log(`${results.length - missed} found, ${missed} not found`);
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  removeCopy();
}
