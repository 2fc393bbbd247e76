import { expect, test } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import { createCatalogRepository } from '@/data/session';
import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { fakeRest } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { outboxKeys } from '@/panel/data/testing/openPage';

/** The connection is lost, or a new build has replaced the file. */
async function importOwnerHalf(): Promise<never> {
  throw new TypeError('Failed to fetch');
}

const logged = loggedErrors();

test('with a mutation in the outbox the shop opens without it and logs the error; the panel does not open', async () => {
  const browser = fakeBrowser();
  browser.store.setItem('ornekoto_outbox:a', '{"v":1}');
  const { storage, browserTab } = browser.openBrowserTab();
  const backend = { url: 'https://x.supabase.co', key: 'anon' };
  const { fetch } = fakeRest();
  const options = { backend, storage, browserTab, fetch, importOwnerHalf };
  const repository = createCatalogRepository(options);
  const catalog = await repository.load(() => undefined);
  expect(catalog.brands).toEqual(sampleCatalog.brands);
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    'The changes that wait cannot be shown',
    expect.any(TypeError),
  );
  expect(outboxKeys(browser)).toHaveLength(1);
  await expect(repository.openOwner()).rejects.toThrow('Failed to fetch');
});
