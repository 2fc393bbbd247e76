import { readdirSync, readFileSync } from 'node:fs';

import { validate } from '@actions/languageservice';
import { describe, expect, test } from 'vitest';
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

describe('the check finds', () => {
  const valid = readFileSync('.github/workflows/storybook.yml', 'utf8');

  test.each([
    ['a setting that does not exist', 'timeout-minutes', 'timeout-minute'],
    ['an event that does not exist', '  push:', '  pushed:'],
    ['a permission that does not exist', 'contents: read', 'content: read'],
    [
      'a variable that does not exist',
      'github-pages\n      url: ${{ steps',
      'x\n      url: ${{ stepps',
    ],
    ['a step that does not exist', 'steps.deployment', 'steps.deploy'],
    ['a job that does not exist', '    runs-on:', '    needs: [missing]\n    runs-on:'],
    [
      'a step that runs and uses',
      '- run: npm ci',
      '- run: npm ci\n        uses: actions/checkout@v5',
    ],
    ['a setting that is there twice', 'cache: npm', 'cache: npm\n          cache: npm'],
  ])('%s', async (name, right, wrong) => {
    expect(valid).toContain(right);
    expect(
      await problemsOf(
        name,
        valid.replace(right, () => wrong),
      ),
    ).not.toEqual([]);
  });
});
