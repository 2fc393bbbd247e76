/**
 * Plants the faults one by one in a copy of the last commit, and says which tests notice each (`npm run test:faults`). An
 * argument chooses the faults whose title, file or tests contain it.
 */
import { allFaults } from '../tests/faults/allFaults.ts';
import { makeCopy, plant, removeCopy } from './faults/copy.ts';
import { firstFailure } from './faults/runTests.ts';

const [, , wanted = ''] = process.argv;
const faults = allFaults.filter(({ title, file, tests }) =>
  [title, file, ...tests].some((text) => text.includes(wanted)),
);

makeCopy();
try {
  const broken = firstFailure(faults.flatMap(({ tests }) => tests));
  if (broken) throw new Error(`Without a fault, ${broken.kind} fails: ${broken.test ?? 'no test'}`);

  const results = faults.map((fault, index) => {
    const putBack = plant(fault);
    const failure = firstFailure(fault.tests);
    putBack();
    // A run that fails without a failed test may have crashed for another reason.
    const result = failure?.test === undefined ? 'NOT FOUND' : `found by ${failure.kind}`;
    console.log(`${index + 1}/${faults.length} ${fault.title}: ${result}`, failure?.test ?? '');
    return { title: fault.title, result };
  });

  const lines = results.map(
    ({ title, result }) => `${result.padEnd('found by backend'.length)} ${title}`,
  );
  console.log(`\n${lines.join('\n')}\n`);
  const missed = results.filter(({ result }) => result === 'NOT FOUND').length;
  console.log(`${results.length - missed} found, ${missed} not found`);
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  removeCopy();
}
