import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { listen } from '../../../scripts/backend/gateway/listen.ts';
import { firstReadsScript } from '../../../scripts/build/page/firstReadsScript.ts';
import { parseBackend } from '../../../src/config/backend.ts';
import { test as base } from '../backendFixtures.ts';
import { builds, folderOf } from '../builds.ts';
import { siteAnswers } from '../helpers/hostedSite.ts';
import { openStorefront } from '../helpers/opening.ts';
import { SHOP_SHOWN, shownFirst } from '../helpers/shown.ts';
import { fillShop } from './rows.ts';

const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY } = builds.backend;

/** The page of a build with ONE_READ=1. It differs from that of the other build by one inline script. */
async function pageWithOneRead(folder: string): Promise<string> {
  const backend = parseBackend(VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY);
  if (backend === undefined) throw new Error('The build has no backend');
  const four = await firstReadsScript(backend);
  const one = await firstReadsScript(backend, true);
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  if (!html.includes(four)) throw new Error('The page does not contain the script');
  return html.replace(four, () => one);
}

const test = base.extend({
  baseURL: async ({}, provide) => {
    const folder = folderOf('backend');
    const page = await pageWithOneRead(folder);
    const otherFiles = await siteAnswers(folder, 'header');
    const server = createServer((request, response) => {
      if (request.url !== '/') otherFiles(request, response);
      else response.setHeader('Content-Type', 'text/html').end(page);
    });
    const port = await listen(server, '127.0.0.1', 0);
    await provide(`http://127.0.0.1:${port}/`);
    server.closeAllConnections();
    server.close();
  },
});

test('with ONE_READ=1 a visit reads the shop in one request', async ({ page, backend }) => {
  await backend.sql(fillShop);
  const begin = backend.requests.length;
  await openStorefront(page);
  expect(await shownFirst(page)).toEqual(SHOP_SHOWN);
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(backend.requests.slice(begin).map(({ path }) => path)).toEqual(['/rpc/first_page']);
});
