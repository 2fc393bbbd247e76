import { expect, vi } from 'vitest';

import { createCatalogRepository } from '@/data/session';
import type { FirstPage } from '@/data/supabase/read/firstPage';
import type { Backend, Fetch } from '@/data/supabase/restClient';
import { type FakeBrowser, fakeBrowser } from '@/data/testing/fakeBrowser';
import { fakeRest } from '@/data/testing/fakeRest';
import type { Catalog } from '@/domain/catalog';
import { createLocalOwner } from '@/panel/data/localOwner';
import { ALL_SAVED } from '@/panel/data/OwnerRepository';
import { createOwnerSession, type OwnerSessionOptions } from '@/panel/data/ownerSession';
import type { WaitingPictures } from '@/panel/data/pictures/waitingPictures';
import type { ImportClient } from '@/panel/data/write/connectWriter';
import * as database from '@/panel/data/write/database';

import { writesOf } from './writesOf';

/** Scrypt of `parola` with two rounds, to be quick. */
const PASSWORD_HASH = '2.00000000000000000000000000000000.d14bc5bda7363aaed7e7f33e5613d502';

interface Options {
  /** The answers of a fake database of this page. */
  answers?: Parameters<typeof fakeRest>[0];
  fetch?: Fetch;
  backend?: Backend;
  /** What the page has asked the backend for already. */
  firstPage?: FirstPage | undefined;
  /** Time limit for an answer in milliseconds. */
  limit?: number | undefined;
  waitingPictures?: WaitingPictures | undefined;
  browser?: FakeBrowser;
  passwordHash?: string;
  importClient?: ImportClient;
  isOnline?: () => boolean;
}

/** A page of the panel. */
export async function openPage(options?: Options) {
  const page = await openVisitorPage(options);
  const editor = await page.logIn();
  /** What the panel tells the owner now. */
  const panel = { state: ALL_SAVED };
  editor.watchState((state) => (panel.state = state));
  return {
    ...page,
    editor,
    panel,
    untilSent: async () => vi.waitFor(() => expect(outboxKeys(page.browser)).toEqual([])),
    untilConflict: async () => vi.waitFor(() => firstOf(panel.state.conflicts)),
    untilRefused: async () => vi.waitFor(() => firstOf(panel.state.refusals)),
  };
}

function firstOf<Item>([first]: readonly Item[]): Item {
  if (first === undefined) throw new Error('There is none yet');
  return first;
}

export function outboxKeys({ store }: FakeBrowser): string[] {
  return [...store.entries.keys()].filter((key) => key.startsWith('ornekoto_outbox:'));
}

export async function openVisitorPage({
  answers,
  fetch: givenFetch,
  backend,
  firstPage,
  limit,
  waitingPictures,
  browser = fakeBrowser(),
  passwordHash = PASSWORD_HASH,
  // Node.js has no file of the shop to ask for.
  importClient = async () => database,
  isOnline = () => true,
}: Options = {}) {
  const rest = fakeRest(answers);
  const fetch = givenFetch ?? (answers && rest.fetch);
  const { storage, browserTab: opened, ...tab } = browser.openBrowserTab();
  const browserTab = { ...opened, isOnline };
  const repository = createCatalogRepository({
    backend: backend ?? (fetch && { url: 'https://x.supabase.co', key: 'anon' }),
    firstPage,
    passwordHash,
    storage,
    browserTab,
    ...(limit && { limit }),
    ...(fetch && { fetch }),
    importOwnerHalf: async () => ({
      createLocalOwner,
      createOwnerSession: (access: OwnerSessionOptions) =>
        createOwnerSession({ ...access, importClient, waitingPictures }),
    }),
  });
  let shown: Catalog = await repository.load((changed) => {
    shown = { ...shown, ...changed };
  });
  // onChange is called from the next task on.
  await new Promise((resolve) => setTimeout(resolve, 1));
  async function enter(password: string) {
    const owner = await repository.openOwner();
    return owner.logIn(password);
  }
  async function logIn() {
    const access = await enter('parola');
    if (access === undefined) throw new Error('The password is right');
    return access.editor;
  }
  const { requests } = rest;
  const writes = () => writesOf(rest);
  return { ...tab, enter, browser, shown: () => shown, logIn, requests, writes };
}
