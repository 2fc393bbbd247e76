import { createCatalogRepository } from '@/data/session';
import type { Backend, Fetch } from '@/data/supabase/restClient';
import { type FakeBrowser, fakeBrowser } from '@/data/testing/fakeBrowser';
import type { Catalog } from '@/domain/catalog';
import type { KeptPictures } from '@/panel/data/pictures/keptPictures';
import type { ImportClient } from '@/panel/data/write/connectWriter';

import { ownerHalf } from './ownerHalf';

/** Scrypt of `parola` with two rounds, to be quick. */
const PASSWORD_HASH = '2.00000000000000000000000000000000.d14bc5bda7363aaed7e7f33e5613d502';

interface Options {
  fetch?: Fetch;
  backend?: Backend;
  /** Time limit for an answer in milliseconds. */
  limit?: number | undefined;
  keptPictures?: KeptPictures | undefined;
  browser?: FakeBrowser;
  passwordHash?: string;
  importClient?: ImportClient;
  isOnline?: () => boolean;
}

/** A page of the panel. */
export async function openPage(options?: Options) {
  const page = await openVisitorPage(options);
  return { ...page, editor: await page.logIn() };
}

export async function openVisitorPage({
  fetch,
  backend = fetch && { url: 'https://x.supabase.co', key: 'anon' },
  limit,
  keptPictures,
  browser = fakeBrowser(),
  passwordHash = PASSWORD_HASH,
  importClient,
  isOnline = () => true,
}: Options = {}) {
  const { storage, browserTab: opened, ...tab } = browser.openBrowserTab();
  const browserTab = { ...opened, isOnline };
  const repository = createCatalogRepository({
    backend,
    passwordHash,
    storage,
    browserTab,
    ...(limit && { limit }),
    ...(fetch && { fetch }),
    importOwnerHalf: async () => ownerHalf({ importClient, keptPictures }),
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
  return { ...tab, enter, browser, shown: () => shown, logIn };
}
