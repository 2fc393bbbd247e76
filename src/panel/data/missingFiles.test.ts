import { expect, test, vi } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import { createCatalogRepository } from '@/data/session';
import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { answer, fakeRest } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { ALL_SAVED } from '@/panel/data/OwnerRepository';

import { openPage, openVisitorPage, outboxKeys } from './testing/openPage';
import { writesOf } from './testing/writesOf';
import type { ImportClient } from './write/connectWriter';
import * as database from './write/database';

const logged = loggedErrors();

/** The connection is lost, or a new build has replaced the file. */
async function failedImport(): Promise<never> {
  throw new TypeError('Failed to fetch');
}

test('with a mutation in the outbox the shop opens without it and logs the error; the panel does not open', async () => {
  const browser = fakeBrowser();
  browser.store.setItem('ornekoto_outbox:a', '{"v":1}');
  const { storage, browserTab } = browser.openBrowserTab();
  const repository = createCatalogRepository({
    backend: { url: 'https://x.supabase.co', key: 'anon' },
    storage,
    browserTab,
    fetch: fakeRest().fetch,
    importOwnerHalf: failedImport,
  });
  const catalog = await repository.load(() => undefined);
  expect(catalog.brands).toEqual(sampleCatalog.brands);
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    'The changes that wait cannot be shown',
    expect.any(TypeError),
  );
  expect(outboxKeys(browser)).toHaveLength(1);
  await expect(repository.openOwner()).rejects.toThrow('Failed to fetch');
});

test('a change waits where the client cannot be fetched, and is sent once it can', async () => {
  const importClient = vi.fn<ImportClient>(async () => database);
  importClient.mockImplementationOnce(failedImport);
  const rest = fakeRest({ 'DELETE brands': answer(200, [{ id: 8 }]) });
  const page = await openPage({ ...rest, importClient });
  const { editor, browser, goOnline, panel, untilSent } = page;
  editor.remove('brands', 8);
  const waiting = { ...ALL_SAVED, waiting: 1, reason: 'unreachable' };
  await vi.waitFor(() => expect(panel.state).toEqual(waiting));
  expect(outboxKeys(browser)).toHaveLength(1);
  expect(writesOf(rest)).toEqual([]);

  goOnline();
  await untilSent();
  expect(writesOf(rest)).toEqual(['DELETE brands 8']);
  expect(importClient).toHaveBeenCalledTimes(2);
});

test('the client is fetched when the panel stands, and no photograph can be chosen until it is there', async () => {
  const importClient = vi.fn<ImportClient>(async () => database);
  importClient.mockImplementationOnce(failedImport).mockImplementationOnce(failedImport);
  const rest = fakeRest({ 'GET rpc/has_pictures': answer(404, {}) });
  const { enter } = await openVisitorPage({ ...rest, importClient });
  const access = await enter('parola');
  expect(importClient).not.toHaveBeenCalled();
  access?.prepareWrites?.();
  await vi.waitFor(() => expect(importClient).toHaveBeenCalledOnce());
  await expect(access?.openPictures?.()).rejects.toThrow('Failed to fetch');
  await expect(access?.openPictures?.()).resolves.toBeUndefined();
});
