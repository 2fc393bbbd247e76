import { createCatalogRepository } from '@/data/session';
import type { Fetch } from '@/data/supabase/restClient';
import type { Catalog } from '@/domain/catalog';

import { type FakeBrowser, fakeBrowser } from './fakeBrowser';

/** Scrypt of `parola` with two rounds, to be quick. */
const PASSWORD_HASH = '2.00000000000000000000000000000000.d14bc5bda7363aaed7e7f33e5613d502';

interface Options {
  fetch?: Fetch;
  browser?: FakeBrowser;
}

export async function openPage({ fetch, browser = fakeBrowser() }: Options = {}) {
  const { storage, tab, goOnline, close } = browser.openTab();
  const repository = createCatalogRepository({
    backend: fetch && { url: 'https://x.supabase.co', key: 'anon' },
    passwordHash: PASSWORD_HASH,
    storage,
    tab,
    ...(fetch && { fetch }),
  });
  let shown: Catalog = await repository.load((changed) => {
    shown = { ...shown, ...changed };
  });
  // onChange is called from the next task on.
  await new Promise((resolve) => setTimeout(resolve, 1));
  const editor = (await repository.logIn('parola'))?.editor;
  if (editor === undefined) throw new Error('The password is right');
  return { repository, editor, browser, goOnline, close, shown: () => shown };
}
