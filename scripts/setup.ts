/**
 * `npm run setup`: asks for the shop's facts and connects it to a hosted database. With `--unattended` it asks nothing and takes
 * everything from the environment; with `--check` it changes nothing.
 */
import path from 'node:path';

import { askFacts } from './setup/askFacts.ts';
import { checkSetup } from './setup/checkSetup.ts';
import { setUpProject } from './setup/setUpProject.ts';
import { InputEnded, openTerminal } from './setup/terminal.ts';
import { hostTexts, textsFor } from './setup/texts/language.ts';
import { setUpUnattended } from './setup/unattended/setUpUnattended.ts';

const SETTINGS_FILE = path.resolve('.env.local');

const options = new Set(process.argv.slice(2));
const texts = (options.has('--unattended') ? hostTexts : textsFor)(process.env);
const say = (text: string) => console.log(text);

async function ask(): Promise<boolean> {
  const terminal = openTerminal({ input: process.stdin, output: process.stdout });
  try {
    await askFacts({ terminal, texts }, SETTINGS_FILE);
    return await setUpProject({ terminal, texts }, SETTINGS_FILE);
  } finally {
    terminal.close();
  }
}

/** Returns whether nothing is wrong. */
async function run(): Promise<boolean> {
  if (!options.has('--check') && !options.has('--unattended')) return ask();
  const problems = options.has('--check')
    ? await checkSetup(texts)
    : await setUpUnattended({ say, texts }, SETTINGS_FILE);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0 && options.has('--check')) say(texts.allWell);
  return problems.length === 0;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  process.exitCode = 1;
  if (error instanceof InputEnded) say(`\n${texts.ended}`);
  else say(`${texts.failed}\n${error instanceof Error ? error.message : 'error'}`);
}
