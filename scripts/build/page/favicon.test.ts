import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { faviconAddress } from './favicon.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'favicon-'));
afterAll(() => rmSync(folder, { recursive: true }));

function addressOf(picture: string): string {
  const file = path.join(folder, 'favicon.svg');
  writeFileSync(file, picture);
  return faviconAddress(file);
}

test('a small picture is its own address', () => {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg"><path fill="#c00" d="M0 0h1v1z"/></svg>`;
  const [type, data] = addressOf(`${picture}\n`).split(',');
  expect(type).toBe('data:image/svg+xml');
  expect(data).not.toMatch(/["#<>&\s]/);
  expect(decodeURIComponent(data ?? '')).toBe(picture);
});

test('a large one stays a file', () => {
  expect(addressOf(`<svg>${' '.repeat(3000)}</svg>`)).toBe('/favicon.svg');
});
