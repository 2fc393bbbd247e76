import { readdirSync, readFileSync } from 'node:fs';

import { validate } from '@actions/languageservice';
import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';

const FOLDER = '.github/workflows';
const workflows = [
  ...readdirSync(FOLDER).map((file) => `${FOLDER}/${file}`),
  'deploy/github-pages.yml',
];

/** What GitHub's own editor support finds wrong. It caches by name, so each text needs its own. */
test.each(workflows)('%s is a valid workflow', async (file) => {
  const text = readFileSync(file, 'utf8');
  const document = TextDocument.create(`file:///${FOLDER}/${file}`, 'yaml', 1, text);
  expect(await validate(document)).toEqual([]);
});
