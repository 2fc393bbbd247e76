/** `npm run setup`: connects the shop to a hosted database. */
import path from 'node:path';

import { setUpProject } from './setup/setUpProject.ts';
import { InputEnded, openTerminal } from './setup/terminal.ts';
import { textsFor } from './setup/texts/language.ts';

const terminal = openTerminal({ input: process.stdin, output: process.stdout });
const texts = textsFor(process.env);

try {
  const worked = await setUpProject({ terminal, texts }, path.resolve('.env.local'));
  process.exitCode = worked ? 0 : 1;
} catch (error) {
  process.exitCode = 1;
  if (error instanceof InputEnded) terminal.say(`\n${texts.ended}`);
  else terminal.say(`${texts.failed}\n${error instanceof Error ? error.message : 'error'}`);
} finally {
  terminal.close();
}
