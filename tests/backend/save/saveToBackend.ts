import { expect, vi } from 'vitest';

import { readInOne } from '@/data/supabase/read/firstPage';
import { type FakeBrowser, fakeBrowser } from '@/data/testing/fakeBrowser';
import type { NewItemOf } from '@/domain/catalog';
import type { WaitingPictures } from '@/panel/data/pictures/waitingPictures';
import { openVisitorPage } from '@/panel/data/testing/openPage';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { hashPassword } from '../../../scripts/build/settings/adminPassword.ts';
import { PASSWORD } from '../support/owner.ts';

/** Milliseconds: long enough for a busy computer. */
const LIMIT = 20_000;

const passwordHash = hashPassword(PASSWORD, 2);

export type Page = Awaited<ReturnType<typeof openPage>>;

interface Options {
  browser?: FakeBrowser;
  /** Time limit for an answer in milliseconds. */
  limit?: number;
  fetch?: typeof fetch;
  /** Missing: the page has no IndexedDB, and keeps photographs in memory. */
  waitingPictures?: WaitingPictures | undefined;
  /** Asks first_page(), which alone has the record of the shop. */
  readsInOne?: boolean;
}

/** Opens the shop in a tab of `browser`. */
export async function openPage(
  { url, anonKey: key }: Pick<LocalBackend, 'url' | 'anonKey'>,
  {
    browser = fakeBrowser(),
    limit = LIMIT,
    fetch = globalThis.fetch,
    waitingPictures,
    readsInOne = false,
  }: Options = {},
) {
  let isOpen = true;
  const read = (signal: AbortSignal) => readInOne({ url, key }, fetch, signal);
  const stop = new AbortController();
  const { shown, goOnline, enter, close } = await openVisitorPage({
    firstPage: readsInOne ? { ...read(stop.signal), stop, again: read } : undefined,
    backend: { url, key },
    browser,
    limit,
    passwordHash,
    waitingPictures,
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
    logIn: async () => (await enter(PASSWORD))?.editor,
    /** Logs in; answers with the editor, the drafts and the photographs. */
    enter: async () => enter(PASSWORD),
    close: () => {
      isOpen = false;
      close();
    },
  };
}

/** A page with the owner logged in. */
export async function openPanel(
  address: LocalBackend,
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

/** Runs `work` for each item in sequence. */
export async function runInSequence<Item>(
  [first, ...rest]: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  if (first === undefined) return;
  await work(first);
  await runInSequence(rest, work);
}
