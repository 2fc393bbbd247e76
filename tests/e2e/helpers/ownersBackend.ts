import { expect, type Page } from '@playwright/test';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import type { Fault, SeenRequest } from '../../../scripts/backend/requests.ts';
import { setPassword } from '../../backend/support/owner.ts';
import { fillShop } from '../backend/rows.ts';
import { ADMIN_PASSWORD } from '../builds.ts';
import { ALL_SAVED } from './owner.ts';

/** What the browser says of requests that a spec lets fail, and the shop of changes that it keeps. */
export const FAILED_WRITES = /^Failed to load resource|a change is (kept|refused)/;

/** The brand of the products that the specs add. */
const BOSCH = "insert into brands (name, logo) values ('BOSCH', 'images/brands/bosch.svg')";

/** A small shop in a database that asks for no password. */
export async function fillOwnersShop({ sql }: LocalBackend): Promise<void> {
  await sql(`${fillShop}; ${BOSCH}`);
}

/** A small shop whose owner has the builds' password. */
export async function fillShopWithPassword(backend: LocalBackend): Promise<void> {
  await fillOwnersShop(backend);
  await setPassword(backend, ADMIN_PASSWORD);
}

/** Lets writes go wrong, or those of them that carry `text`. */
export function failWrites(fault: Fault, text = '') {
  return ({ method, body }: SeenRequest): Fault | undefined =>
    method !== 'GET' && body.includes(text) ? fault : undefined;
}

export async function expectAllSaved(page: Page): Promise<void> {
  await expect(page.getByText(ALL_SAVED, { exact: true })).toBeVisible();
}

export async function expectWaiting(page: Page, count: number): Promise<void> {
  const line = `${count} değişiklik gönderilmeyi bekliyor`;
  await expect(page.getByText(line, { exact: true })).toBeVisible();
}

/** Names and prices as the database has them, by name. */
export async function storedProducts({ sql }: LocalBackend): Promise<string[]> {
  const rows = await sql('select name, price::float from products order by name');
  return rows.map(({ name, price }) => `${name}: ${price}`);
}

/** Everything that the database gives a visitor to see, in the visitor's order. */
export async function storedShop({ sql }: LocalBackend): Promise<unknown> {
  const lists = ['products', 'brands', 'slides'].map(
    (list) => `(select json_agg(to_jsonb(row) - '{id,created_at}'::text[]
      order by created_at desc, id desc) from ${list} row) ${list}`,
  );
  const contact = `(select json_agg(to_jsonb(row) - '{id,updated_at}'::text[]) from contact_info row) contact`;
  return sql(`select ${[...lists, contact].join()}`);
}

/** What `fillShop` has put in. */
export const FIRST_PRODUCTS = ['Parça 1: 1', 'Parça 2: 2', 'Parça 3: 3'];

/** How many of the requests since `begin` have been writes with this method. */
export function countWrites({ requests }: LocalBackend, method: string, begin = 0): number {
  return requests.slice(begin).filter((request) => request.method === method).length;
}
