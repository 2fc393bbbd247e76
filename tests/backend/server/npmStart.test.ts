import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';

import { LOCAL_PUBLISHABLE_KEY } from '../../../scripts/backend/gateway/keys.ts';
import { loadFromBackend } from '../load/loadFromBackend.ts';
import { passwordHeader } from '../support/owner.ts';
import { rest } from '../support/rest.ts';
import { VALID_ROWS } from '../support/tables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { processesOf } from './processes.ts';

const START = path.resolve(import.meta.dirname, '../../../scripts/start.ts');
/** More than PostgreSQL takes connections. */
const VISITORS = 120;
/** Milliseconds. A visitor waits 8 s; here all visitors and the servers share one computer. */
const PATIENCE = 60_000;

/** What `npm start` starts, with a new database and on free ports. */
async function startShop() {
  // A folder of its own, so that its processes can be found.
  const folder = mkdtempSync(path.join(tmpdir(), 'started-shop-'));
  chmodSync(folder, 0o777);
  const shop = spawn(process.execPath, [START], {
    env: {
      PATH: process.env.PATH,
      TMPDIR: folder,
      LOCAL_FOLDER: path.join(folder, 'local'),
      PORT: '0',
      // As npm does. The shop then also ends with this process, however that ends.
      npm_lifecycle_event: 'start',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(shop, 'exit');
  onTestFinished(async () => {
    shop.kill();
    await exited;
    rmSync(folder, { recursive: true, force: true });
  });
  const shown = { output: '' };
  for (const stream of [shop.stdout, shop.stderr])
    stream.on('data', (chunk: Buffer) => (shown.output += String(chunk)));
  await Promise.race([
    exited,
    vi.waitFor(() => expect(shown.output).toContain('Ctrl-C'), PATIENCE),
  ]);
  const [, page, password, url] =
    /Shop +(\S+)[^]*Password +(\S+)[^]*Database +(\S+),/.exec(shown.output) ?? [];
  if (page === undefined || url === undefined || password === undefined)
    throw new Error(`The shop did not start:\n${shown.output}`);
  return { page, url, password, anonKey: LOCAL_PUBLISHABLE_KEY, folder, shown, exited };
}

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

async function atOnce<Result>(count: number, visit: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, visit));
}

describeBackend('npm start', () => {
  test('serves 120 visitors at once as a single one, fills its shop once, and ends with a word when PostgREST ends', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const shop = await startShop();
    expect(shop.password).toBe('yedekparca');
    const readRows = async () => (await loadFromBackend(shop, { limit: PATIENCE })).catalog;
    const seen = await atOnce(20, readRows);
    // The rows have dates besides.
    expect(seen).toMatchObject(seen.map(() => sampleCatalog));

    const headers = passwordHeader(shop.password);
    const add = async (table: keyof typeof VALID_ROWS) =>
      (await rest(shop, 'POST', table, { headers, body: VALID_ROWS[table] })).status;
    expect([await add('contact_info'), await add('products')]).toEqual([201, 201]);
    const visit = async () => Promise.all([readPage(shop.page), readRows()]);
    const [files, catalog] = await visit();
    expect(files.length).toBeGreaterThan(5);
    expect(catalog.contact.email).toBe(VALID_ROWS.contact_info.email);
    expect(catalog.products).toHaveLength(sampleCatalog.products.length + 1);
    const visits = await atOnce(VISITORS, visit);
    expect(visits).toEqual(visits.map(() => [files, catalog]));
    expect(logged).not.toHaveBeenCalled();

    const postgrest = processesOf(shop.folder).filter(({ command }) =>
      /^\S*postgrest /.test(command),
    );
    expect(postgrest).toHaveLength(1);
    postgrest.forEach(({ pid }) => process.kill(pid, 'SIGKILL'));
    expect(await shop.exited).toEqual([1, null]);
    expect(shop.shown.output).toContain('PostgREST has ended');
  });
});
