import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { type Browser, chromium } from 'playwright';

import { type LocalBackend, startLocalBackend } from './backend/localBackend.ts';
import { makeShutdown } from './backend/process/shutdown.ts';
import { buildFloor, buildShop } from './bench/buildFolder.ts';
import { compare, type Target } from './bench/compare.ts';
import { measureHistory } from './bench/history.ts';
import { machine } from './bench/machine.ts';
import { measurePanel } from './bench/panel.ts';
import { serveFolder } from './bench/serveFolder.ts';
import { pagesTable, sizesTable } from './bench/tables.ts';
import { visit } from './bench/visit.ts';
import { launchOptions } from './chromium/launchOptions.ts';

// `npm run bench`: how fast the built shop is (docs/performance.md). Takes minutes, and needs a machine that does nothing else.

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    sizes: { type: 'string', default: '4,1000,10000,50000' },
    panel: { type: 'boolean', default: false },
    history: { type: 'boolean', default: false },
    against: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
const sizes = values.sizes.split(',').filter(Boolean).map(Number);
const report = path.resolve('.local/bench/report.json');
const shutdown = makeShutdown();

/** Leaves exactly so many products: the samples of our migrations, again and again under new names. */
const stockSql = (count: number) => `
  create temporary table samples on commit drop as select * from products order by id limit 4;
  delete from products;
  insert into products (name, price, original_price, image, category, brand, description, discount)
  select name || ' ' || n, price, original_price, image, category, brand, description, discount
  from generate_series(1, ${Math.ceil(count / 4)}) n cross join samples
  limit ${count}`;

/** Serves a built folder until the end. */
async function serve(name: string, folder: string): Promise<Target> {
  const { url, stop } = await serveFolder(folder);
  shutdown.add(stop);
  return { name, address: url };
}

async function measureVisits(backend: LocalBackend, browser: Browser) {
  const connected = await serve(
    'this shop, with a backend',
    await buildShop('connected', { url: backend.url, key: backend.anonKey }),
  );
  const pages = [
    await serve('React, hello world', await buildFloor('hello')),
    await serve('the same page in plain MUI', await buildFloor('mui')),
    await serve('this shop, local data', await buildShop('local', {})),
    connected,
  ];
  const stocks = sizes.map((size) => ({
    address: connected.address,
    name: size.toLocaleString('en'),
    prepare: async () => void (await backend.sql(stockSql(size))),
  }));
  const visitPage = async (address: string) => visit(browser, address);
  const first = await compare(pages, runs, visitPage);
  console.log(`\n${pagesTable(first.series)}\n`);
  const second = await compare(stocks, runs, visitPage);
  console.log(`${sizesTable(second.series)}\n`);
  const disturbed = first.disturbed + second.disturbed;
  return { disturbed, pages: first.series, stocks: second.series };
}

async function measureInBrowser(backend: LocalBackend) {
  const browser = await chromium.launch(launchOptions);
  shutdown.add(async () => browser.close());
  if (!values.panel) return measureVisits(backend, browser);
  await backend.sql(stockSql(5000));
  return measurePanel({ backend, browser, runs, against: values.against, serve });
}

async function measure(): Promise<void> {
  const backend = await startLocalBackend();
  shutdown.add(backend.stop);
  // Otherwise the first visit would do it.
  await backend.sql('select seed_samples()');
  const measured = values.history
    ? await measureHistory(backend, runs)
    : await measureInBrowser(backend);
  if (measured.disturbed > 0)
    console.warn(
      `Other programs were busy during ${measured.disturbed} visits: compare ratios and bytes only.`,
    );
  await mkdir(path.dirname(report), { recursive: true });
  await writeFile(report, JSON.stringify({ ...machine(), ...measured }, undefined, 2));
  console.log(`Every visit: ${path.relative('', report)}`);
}

try {
  await measure();
} finally {
  await shutdown.run();
}
