import { expect, test } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import { createCatalogRepository } from '@/data/session';
import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { fakeRest } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { outboxKeys } from '@/panel/data/testing/outboxKeys';

/** The connection is lost, or a new build has replaced the file. */
async function importOwnerHalf(): Promise<never> {
  throw new TypeError('Failed to fetch');
}

const logged = loggedErrors();

function open(browser = fakeBrowser()) {
  const { storage, browserTab } = browser.openBrowserTab();
  const backend = { url: 'https://x.supabase.co', key: 'anon' };
  const { fetch } = fakeRest();
  return createCatalogRepository({ backend, storage, browserTab, fetch, importOwnerHalf });
}

test('with a mutation in the outbox the shop opens without it and logs the error', async () => {
  const browser = fakeBrowser();
  browser.store.setItem('ornekoto_outbox:a', '{"v":1}');
  const catalog = await open(browser).load(() => undefined);
  expect(catalog.brands).toEqual(sampleCatalog.brands);
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    'The changes that wait cannot be shown',
    expect.any(TypeError),
  );
  expect(outboxKeys(browser)).toHaveLength(1);
});

test('the owner’s half cannot be opened', async () => {
  const repository = open();
  await repository.load(() => undefined);
  await expect(repository.openOwner()).rejects.toThrow('Failed to fetch');
});
