import { createStore } from 'jotai';
import { expect } from 'vitest';

import { loadCatalogAtom } from '@/atoms/catalog';
import { createCatalogRepository } from '@/data/session';
import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { logInAtom } from '@/panel/atoms/session';
import { ownerHalf } from '@/panel/data/testing/ownerHalf';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { hashPassword } from '../../../scripts/build/settings/adminPassword.ts';
import { PASSWORD } from '../support/owner.ts';
import { eventually } from './saveToBackend.ts';

/** The shop's own state, logged in and with all lists read. */
export async function ownersStore({ url, anonKey }: LocalBackend, browser = fakeBrowser()) {
  const { storage, browserTab } = browser.openBrowserTab();
  const store = createStore();
  const repository = createCatalogRepository({
    backend: { url, key: anonKey },
    storage,
    browserTab,
    passwordHash: hashPassword(PASSWORD, 2),
    importOwnerHalf: async () => ownerHalf(),
  });
  await store.set(loadCatalogAtom, repository);
  expect(await store.set(logInAtom, PASSWORD)).toBeUndefined();
  await eventually(() => expect(storage()?.getItem('ornekoto_source')).not.toBeNull());
  return store;
}
