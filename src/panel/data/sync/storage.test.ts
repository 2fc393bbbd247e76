import { expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { answer, networkDown, rows } from '@/data/testing/fakeRest';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { fullStorage } from '@/data/testing/fullStorage';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { ALL_SAVED } from '@/panel/data/OwnerRepository';
import { openPage, openVisitorPage, outboxKeys } from '@/panel/data/testing/openPage';

const logged = loggedErrors();

const valeo = { name: 'VALEO', logo: 'v.svg' };

test('a pending mutation outlasts a storage that another tab has cleared, and one that was cleared without an event', async () => {
  const browser = fakeBrowser();
  const answers = { 'PATCH brands': [networkDown, rows([{ id: 9 }])] };
  const { editor, panel, goOnline, shown, writes } = await openPage({ answers, browser });
  editor.update('brands', 9, valeo);
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  browser.clear();
  expect(outboxKeys(browser)).toHaveLength(1);
  expect(panel.state).toMatchObject({ waiting: 1, refusals: [] });
  expect(shown().brands.find(({ id }) => id === 9)).toMatchObject(valeo);
  browser.store.entries.clear();
  goOnline();
  await vi.waitFor(() => expect(panel.state).toEqual(ALL_SAVED));
  expect(writes()).toEqual(['PATCH brands 9', 'PATCH brands 9']);
});

test('with a full storage the mutation is kept in memory, logged and sent', async () => {
  const answers = { 'POST brands': answer(201, [{ id: 40 }]) };
  const browser = fakeBrowser({ store: fullStorage() });
  const { editor, shown, panel, requests } = await openPage({ answers, browser });
  editor.add('brands', valeo);
  expect(shown().brands[0]).toMatchObject(valeo);
  expect(panel.state).toEqual({ ...ALL_SAVED, waiting: 1, reason: 'unstored' });
  await vi.waitFor(() => expect(panel.state).toEqual(ALL_SAVED));
  expect(requests.at(-1)).toMatchObject({ call: 'POST brands', body: valeo });
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('outbox'), expect.anything());
});

/** A storage that takes `limit` characters in all. */
function smallStorage(limit: number) {
  const storage = fakeStorage();
  function setItem(key: string, text: string) {
    const rest = [...storage.entries].filter(([other]) => other !== key);
    const used = rest.reduce((sum, [, other]) => sum + other.length, text.length);
    if (used > limit) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    storage.setItem(key, text);
  }
  return new Proxy(storage, {
    get: (target, name) => (name === 'setItem' ? setItem : Reflect.get(target, name)),
  });
}

test('the copies of the lists make room for a change that does not fit', async () => {
  const store = smallStorage(5500);
  const browser = fakeBrowser({ store });
  const { editor } = await openPage({ answers: { 'POST brands': networkDown }, browser });
  store.setItem('filler', 'x'.repeat(5400 - [...store.entries.values()].join('').length));

  editor.add('brands', valeo);
  expect(outboxKeys(browser)).toHaveLength(1);
  expect(store.getItem('ornekoto_brands')).toBeNull();
  expect(store.getItem('filler')).not.toBeNull();
});

const onDay = (day: number) => vi.setSystemTime(new Date(2026, 10, day));

test('what comes from the browser’s copy is as old as the copy, whether a visitor or the owner has read it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const browser = fakeBrowser();
    const readWithoutServer = async (day: number) => {
      onDay(day);
      const { editor, close } = await openPage({ fetch: async () => networkDown(), browser });
      const readAt = await editor.readStored();
      close();
      return readAt;
    };
    onDay(20);
    const visit = await openVisitorPage({ answers: {}, browser });
    visit.close();
    expect(await readWithoutServer(21)).toEqual(new Date(2026, 10, 20));

    onDay(22);
    const { editor, close } = await openPage({ answers: {}, browser });
    onDay(23);
    expect(await editor.readStored()).toBeUndefined();
    close();
    expect(await readWithoutServer(24)).toEqual(new Date(2026, 10, 23));
  } finally {
    vi.useRealTimers();
  }
});
