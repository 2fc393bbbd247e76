import { hash } from 'node:crypto';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';

import { loadFromBackend } from '../load/loadFromBackend.ts';
import { passwordHeader } from '../support/owner.ts';
import { rest } from '../support/rest.ts';
import { TABLES, VALID_ROWS } from '../support/tables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { type StartedShop, startShop } from './startedShop.ts';

const VISITORS = 200;
/** Milliseconds. A visitor waits 8 s; here all visitors and the servers share one computer. */
const PATIENCE = 60_000;

async function readFile(address: string): Promise<Buffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Hashes of the page and of the scripts, fonts and pictures that it names. */
async function readPage(address: string): Promise<string[]> {
  const page = await readFile(address);
  const names = [...String(page).matchAll(/(?:src|href)="(\.\/[^"]+|logo[^"]+|manifest[^"]+)"/g)];
  const files = names.map(async ([, name = '']) => readFile(new URL(name, address).href));
  return [page, ...(await Promise.all(files))].map((file) => hash('sha256', file));
}

async function atOnce<Result>(visit: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: VISITORS }, visit));
}

describeBackend('200 visitors at once of npm start', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let running: StartedShop | undefined;
  beforeAll(async () => {
    running = await startShop();
  });
  afterAll(async () => running?.stop());

  const shop = () => {
    if (running === undefined) throw new Error('The shop starts in beforeAll');
    return running;
  };
  const idsOf = async (table: string) => (await rest(shop(), 'GET', `${table}?select=id`)).body;

  const readRows = async () => (await loadFromBackend(shop(), { limit: PATIENCE })).catalog;

  const visit = async () => Promise.all([readPage(shop().page), readRows()]);

  test('fill an empty shop once, and each sees the samples', async () => {
    const seen = await atOnce(readRows);
    expect(seen).toEqual(seen.map(() => sampleCatalog));
    expect(logged).not.toHaveBeenCalled();
    expect(await idsOf('products')).toHaveLength(sampleCatalog.products.length);
    expect(await idsOf('brands')).toHaveLength(sampleCatalog.brands.length);
    expect(await idsOf('slides')).toHaveLength(sampleCatalog.slides.length);
  });

  test('get every file and every row that a single visitor gets', async () => {
    const added = await Promise.all(
      TABLES.map(async (table) =>
        rest(shop(), 'POST', table, { headers: passwordHeader(), body: VALID_ROWS[table] }),
      ),
    );
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const [files, catalog] = await visit();
    expect(files.length).toBeGreaterThan(5);
    expect(catalog.contact.email).toBe(VALID_ROWS.contact_info.email);
    expect(catalog.products).toHaveLength(sampleCatalog.products.length + 1);

    const visits = await atOnce(visit);
    expect(logged).not.toHaveBeenCalled();
    expect(visits).toEqual(visits.map(() => [files, catalog]));
  });
});
