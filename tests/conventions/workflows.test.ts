import { readdirSync, readFileSync } from 'node:fs';

import { validate } from '@actions/languageservice';
import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';

const FOLDER = '.github/workflows';
const workflows = [
  ...readdirSync(FOLDER).map((file) => `${FOLDER}/${file}`),
  'deploy/github-pages.yml',
];

/**
 * What GitHub's own editor support finds wrong with a workflow, with line numbers. It caches by name, so each text needs
 * its own.
 */
async function problemsOf(name: string, text: string): Promise<string[]> {
  const document = TextDocument.create(`file:///${FOLDER}/${name}`, 'yaml', 1, text);
  const found = await validate(document);
  return found.map(({ range, message }) => `${range.start.line + 1}: ${JSON.stringify(message)}`);
}

test.each(workflows)('%s is a valid workflow', async (file) => {
  expect(await problemsOf(file, readFileSync(file, 'utf8'))).toEqual([]);
});
