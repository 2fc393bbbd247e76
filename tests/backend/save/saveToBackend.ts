import { expect, vi } from 'vitest';

import { type FakeBrowser, fakeBrowser } from '@/data/testing/fakeBrowser';
import type { Catalog, NewItemOf } from '@/domain/catalog';
import type { CatalogEditor, OwnerAccess } from '@/panel/data/OwnerRepository';
import type { KeptPictures } from '@/panel/data/pictures/keptPictures';
import { openVisitorPage } from '@/panel/data/testing/openPage';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { hashPassword } from '../../../scripts/build/settings/adminPassword.ts';
import { PASSWORD } from '../support/owner.ts';

/** Milliseconds: long enough for a busy computer. */
const LIMIT = 20_000;

const passwordHash = hashPassword(PASSWORD, 2);

export interface Page {
  /** The catalogue that the page shows now. */
  shown: () => Catalog;
  logIn: (password?: string) => Promise<CatalogEditor | undefined>;
  /** The same, with the drafts and the photographs. */
  enter: (password?: string) => Promise<OwnerAccess | undefined>;
  /** Tells the page that the network is back. */
  goOnline: () => void;
  close: () => void;
}

type Address = Pick<LocalBackend, 'url' | 'anonKey'>;

interface Options {
  browser?: FakeBrowser;
  /** Time limit for an answer in milliseconds. */
  limit?: number;
  fetch?: typeof fetch;
  /** Missing: the page has no IndexedDB, and keeps photographs in memory. */
  keptPictures?: KeptPictures | undefined;
}

/** Opens the shop in a tab of `browser`. */
export async function openPage(
  { url, anonKey: key }: Address,
  { browser = fakeBrowser(), limit = LIMIT, fetch = globalThis.fetch, keptPictures }: Options = {},
): Promise<Page> {
  let isOpen = true;
  const { shown, goOnline, enter, close } = await openVisitorPage({
    backend: { url, key },
    browser,
    limit,
    passwordHash,
    keptPictures,
    // A closed page gets no answers.
    fetch: async (...request) => {
      if (!isOpen) return new Promise<never>(() => {});
      const answer = await fetch(...request);
      return isOpen ? answer : new Promise<never>(() => {});
    },
  });
  return {
    shown,
    goOnline,
    logIn: async (password = PASSWORD) => (await enter(password))?.editor,
    enter: async (password = PASSWORD) => enter(password),
    close() {
      isOpen = false;
      close();
    },
  };
}

/** A page with the owner logged in. */
export async function openPanel(
  address: Address,
  { browser = fakeBrowser(), ...options }: Options = {},
) {
  const page = await openPage(address, { browser, ...options });
  const editor = await page.logIn();
  if (editor === undefined) throw new Error('The password is right');
  return { ...page, browser, editor };
}

export function product(name: string, price = 10): NewItemOf<'products'> {
  return {
    name,
    price,
    image: '',
    category: 'Motor',
    brand: 'BOSCH',
    description: 'Test',
    inStock: true,
  };
}

/** The stored outbox entries of the browser. */
export function outboxOf({ store }: FakeBrowser): string[] {
  return [...store.entries].flatMap(([key, text]) =>
    key.startsWith('ornekoto_outbox:') ? [text] : [],
  );
}

/** Repeats what throws, also on a busy computer where this takes longer than the second of `vi.waitFor`. */
export async function eventually<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(work, { timeout: LIMIT, interval: 10 });
}

export async function untilSent(browser: FakeBrowser): Promise<void> {
  await eventually(() => expect(outboxOf(browser)).toEqual([]));
}

export async function storedProducts({ sql }: LocalBackend): Promise<string[]> {
  const rows = await sql('select name from products order by created_at desc, id desc');
  return rows.map(({ name }) => String(name));
}

/** Runs `work` for each item in sequence. */
export async function runInSequence<Item>(
  [first, ...rest]: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  if (first === undefined) return;
  await work(first);
  await runInSequence(rest, work);
}
