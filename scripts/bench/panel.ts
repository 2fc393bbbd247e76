import type { Browser } from 'playwright';

import type { LocalBackend } from '../backend/localBackend.ts';
import { buildShop } from './buildFolder.ts';
import { compare, type Target } from './compare.ts';
import { PASSWORD, pressAsOwner } from './ownersPresses.ts';
import { pressesTable } from './tables.ts';

/** The products as a browser stores them. */
const STORED_PRODUCTS = `
  select id, name, price::float, original_price::float as "originalPrice", image, category, brand, description,
    in_stock as "inStock", discount, created_at as "createdAt"
  from products order by created_at desc, id desc`;

interface PanelBench {
  backend: LocalBackend;
  browser: Browser;
  runs: number;
  /** Folders of other states of this project, whose builds take turns with this one. */
  against: readonly string[];
  serve: (name: string, folder: string) => Promise<Target>;
}

/** Measures what an owner presses, with the products of the backend: with local data, and with the backend itself. */
export async function measurePanel({ backend, browser, runs, against, serve }: PanelBench) {
  await backend.sql('select private.set_admin_password($1)', [PASSWORD]);
  process.env['ADMIN_PASSWORD'] = PASSWORD;
  const connection = { url: backend.url, key: backend.anonKey };
  const targets: Target[] = [];
  for (const [index, project] of [undefined, ...against].entries()) {
    const name = project ?? 'this build';
    const local = await buildShop(`panel-${index}`, { project });
    const connected = await buildShop(`panel-${index}-connected`, { ...connection, project });
    targets.push(await serve(`${name}, local data`, local));
    targets.push(await serve(`${name}, with a backend`, connected));
  }
  const products = await backend.sql(STORED_PRODUCTS);
  const result = await compare(targets, runs, async (address) =>
    pressAsOwner(browser, address, products),
  );
  console.log(`\n${pressesTable(result.series)}\n`);
  return result;
}
