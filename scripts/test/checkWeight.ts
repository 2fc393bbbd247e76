/** Builds the shop, and weighs the script with which its page begins. `npm test` weighs all scripts of a visit. */
import { readFileSync } from 'node:fs';

import { builds } from '../../tests/e2e/builds.ts';
import { buildShop } from '../../tests/e2e/buildShop.ts';
import { compressedSize, weightProblem } from './visitorWeight.ts';

const FOLDER = '.local/weight';

await buildShop(FOLDER, builds.local);
const page = readFileSync(`${FOLDER}/index.html`, 'utf8');
const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
if (script === undefined) throw new Error('The page has no script');
const problem = weightProblem(compressedSize(readFileSync(`${FOLDER}/${script}`)));
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
