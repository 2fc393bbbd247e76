import { expect, type Page } from '@playwright/test';

import type { Fault, SeenRequest } from '../../../../scripts/backend/gateway/requests.ts';
import type { LocalBackend } from '../../../../scripts/backend/localBackend.ts';
import { setPassword } from '../../../backend/support/owner.ts';
import { fillShop } from '../../backend/rows.ts';
import { ADMIN_PASSWORD } from '../../builds.ts';
import { ALL_SAVED } from './owner.ts';

/** Console messages about failed requests and about changes that are kept or were refused. */
export const FAILED_WRITES = /^Failed to load resource|a change is (kept|refused)/;

/** The brand of the products that the specs add. */
const BOSCH = "insert into brands (name, logo) values ('BOSCH', 'images/drawings/motor.svg')";

/** Fills a small shop and sets the password of the builds. */
export async function fillShopWithPassword(backend: LocalBackend): Promise<void> {
  await backend.sql(`${fillShop}; ${BOSCH}`);
  await setPassword(backend, ADMIN_PASSWORD);
}

/** Gives this fault to all writes, or to those whose body contains `text`. */
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

/** Names and prices in the database, sorted by name. */
export async function storedProducts({ sql }: LocalBackend): Promise<string[]> {
  const rows = await sql('select name, price::float from products order by name');
  return rows.map(({ name, price }) => `${name}: ${price}`);
}

/** The products of `fillShop`. */
export const FIRST_PRODUCTS = ['Parça 1: 1', 'Parça 2: 2', 'Parça 3: 3'];
