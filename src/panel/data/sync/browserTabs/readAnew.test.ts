import { expect, test, vi } from 'vitest';

import { createSavedCatalog } from '@/data/browser/savedCatalog';
import { safeStorage } from '@/data/browser/storage';
import { sampleCatalog } from '@/data/schema/samples';
import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { answer, fakeRest, networkDown, productRows, rows } from '@/data/testing/fakeRest';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { passTime } from '@/data/testing/passTime';
import type { Catalog } from '@/domain/catalog';
import { createSyncState, type SyncState } from '@/panel/data/sync/state/syncState';
import { deletion, insert } from '@/panel/data/testing/mutations';
import { openPage, openVisitorPage } from '@/panel/data/testing/openPage';

import { createReadAnew } from './readAnew';

const logged = loggedErrors();

const valeo = { name: 'VALEO', logo: 'v.svg' };
const backup: Catalog = {
  ...sampleCatalog,
  products: [],
  slides: [],
  brands: [{ ...valeo, id: 3 }],
};

/** A database in which the backup can be restored once, and a browser with the owner's tab. */
async function ownersBrowserTab(answersBefore?: Parameters<typeof fakeRest>[0]) {
  let isRestored = false;
  async function restore() {
    isRestored = true;
    return Response.json({ products: [], brands: [50], slides: [] });
  }
  const before = fakeRest({ ...answersBefore, 'POST rpc/replace_catalog': restore });
  const after = fakeRest({
    'GET products': rows([]),
    'GET brands': rows([{ ...valeo, id: 50 }]),
    'GET slides': rows([]),
  });
  const fetch = async (...request: Parameters<typeof before.fetch>) =>
    (isRestored ? after : before).fetch(...request);
  const browser = fakeBrowser();
  return { browser, fetch, owner: await openPage({ browser, fetch }) };
}

const brandsIn = ({ shown }: { shown: () => Catalog }) => shown().brands.map(({ name }) => name);

test('a tab that was opened before another one restored a backup has its lists after the login', async () => {
  const { browser, owner, fetch } = await ownersBrowserTab();
  const other = await openVisitorPage({ browser, fetch });
  expect(brandsIn(other)).toHaveLength(10);

  await passTime(60_000, async () => {
    expect(await owner.editor.replaceAll(backup)).toBeUndefined();
    await other.logIn();
  });
  expect([brandsIn(owner), brandsIn(other)]).toEqual([['VALEO'], ['VALEO']]);
  const copy: unknown = JSON.parse(browser.store.getItem('ornekoto_brands') ?? '');
  expect(copy).toEqual(owner.shown().brands);
});

test('pages that were asked for before the restore are not mixed with those after it', async () => {
  const { browser, owner, fetch } = await ownersBrowserTab();
  const secondPage = Promise.withResolvers<Response>();
  const reading = fakeRest({
    'GET products': [rows(productRows(3, 2), 3), () => secondPage.promise],
  });
  let isReading = true;
  const other = await openVisitorPage({
    browser,
    fetch: (...request) => (isReading ? reading : { fetch }).fetch(...request),
  });
  const loggingIn = other.logIn();
  await vi.waitFor(() => expect(reading.requests).toHaveLength(5));
  isReading = false;

  await passTime(60_000, async () => {
    expect(await owner.editor.replaceAll(backup)).toBeUndefined();
    secondPage.resolve(await rows(productRows(1))());
    await loggingIn;
  });
  expect([owner.shown().products, other.shown().products]).toEqual([[], []]);
  expect(brandsIn(other)).toEqual(['VALEO']);
});

test('an item that was added before the restore does not come back in an open tab', async () => {
  const gates = { name: 'GATES', logo: 'g.svg' };
  const { brands } = sampleCatalog;
  const { browser, owner, fetch } = await ownersBrowserTab({
    'POST brands': answer(201, [{ id: 40 }]),
    'GET brands': [rows(brands), rows(brands), rows([{ ...gates, id: 40 }, ...brands])],
  });
  const other = await openPage({ browser, fetch });
  other.editor.add('brands', gates);
  await vi.waitFor(() => expect(brandsIn(owner)).toContain('GATES'));

  await passTime(60_000, async () => {
    expect(await owner.editor.replaceAll(backup)).toBeUndefined();
  });
  expect([brandsIn(owner), brandsIn(other)]).toEqual([['VALEO'], ['VALEO']]);
});

test('lists that cannot be read after a restore are read again after a pause', async () => {
  const { browser, owner, fetch } = await ownersBrowserTab();
  let isDown = false;
  const other = await openPage({
    browser,
    fetch: async (...request) => (isDown ? networkDown() : fetch(...request)),
  });
  isDown = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await owner.editor.replaceAll(backup);
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  expect([brandsIn(owner), brandsIn(other).length]).toEqual([['VALEO'], 10]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(brandsIn(other)).toEqual(['VALEO']));
});

test('what was applied before a restore is dropped, and what waits is kept', () => {
  const store = fakeStorage();
  const storage = safeStorage(() => store);
  const saved = createSavedCatalog(storage);
  const backend = 'https://x.supabase.co';
  const state = createSyncState({ storage, saved, backend, onChange: () => undefined });
  state.queue.put({ ...insert, mutationId: 'a', status: 'applied', rowId: 9 });
  state.queue.put({ ...deletion, mutationId: 'b' });
  createReadAnew(state, async () => backup).start();
  expect(state.queue.all().map(({ mutationId }) => mutationId)).toEqual(['b']);
});

test.each<[string, () => Promise<Catalog>]>([
  ['is finished', async () => sampleCatalog],
  ['fails', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('of two readings the later one counts, when the earlier one %s after it', async (_, end) => {
  const readings = [Promise.withResolvers<Catalog>(), Promise.withResolvers<Catalog>()];
  const receiveAll = vi.fn<(catalog: Catalog) => void>();
  const nothing = { serverState: { outdate: () => undefined }, queue: { all: () => [] } };
  const state = { ...nothing, receiveAll } as unknown as SyncState;
  const waiting = readings.map(({ promise }) => promise);
  const { start } = createReadAnew(state, async () => waiting.shift() ?? sampleCatalog);
  await passTime(120_000, () => {
    start();
    start();
    readings[1]?.resolve(backup);
    readings[0]?.resolve(end());
  });
  expect(receiveAll.mock.calls).toEqual([[backup]]);
});
