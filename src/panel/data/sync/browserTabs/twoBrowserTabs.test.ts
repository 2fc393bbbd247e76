import { expect, test, vi } from 'vitest';

import { OUTBOX_PREFIX } from '@/data/browser/storage';
import { createCatalogRepository } from '@/data/session';
import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { answer, fakeRest, networkDown, rows } from '@/data/testing/fakeRest';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { passTime } from '@/data/testing/passTime';
import { createLocalOwner } from '@/panel/data/localOwner';
import { createOwnerSession } from '@/panel/data/ownerSession';
import { openPage, openVisitorPage } from '@/panel/data/testing/openPage';
import { writesOf } from '@/panel/data/testing/writesOf';

vi.spyOn(console, 'error').mockImplementation(() => undefined);

const valeo = { name: 'VALEO', logo: 'v.svg' };

const brandsOf = ({ shown }: Awaited<ReturnType<typeof openVisitorPage>>) =>
  shown().brands.map(({ name }) => name);

test('a tab without a login shows the pending mutations of another tab and sends none of them', async () => {
  const browser = fakeBrowser();
  const visitor = await openVisitorPage({ answers: {}, browser });
  const newest = () => brandsOf(visitor)[0];
  const answers = {
    'POST brands': [networkDown, answer(201, [{ id: 40 }])],
    'PATCH brands': rows([{ id: 40 }]),
    'GET rpc/catalog_state': answer(401, { code: 'PT401', message: 'no password given' }),
  };
  const { editor, goOnline, untilSent } = await openPage({ answers, browser });
  const id = editor.add('brands', valeo);
  await vi.waitFor(() => expect(newest()).toBe('VALEO'));
  editor.update('brands', id, { name: 'Valeo' });
  await vi.waitFor(() => expect(newest()).toBe('Valeo'));

  goOnline();
  await untilSent();
  expect(newest()).toBe('Valeo');
  expect(visitor.requests).toHaveLength(4);
});

async function slowAnswer(): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, 5));
  return Response.json([{ id: 1 }]);
}

test('two tabs without locks that push the same mutation send it once each', async () => {
  const browser = fakeBrowser({ locks: false });
  const rest = fakeRest({ 'PATCH brands': [networkDown, slowAnswer] });
  const one = await openPage({ ...rest, browser });
  const other = await openPage({ ...rest, browser });
  one.editor.update('brands', 1, valeo);
  await vi.waitFor(() => expect(writesOf(rest)).toHaveLength(1));
  one.goOnline();
  other.goOnline();
  await one.untilSent();
  expect(writesOf(rest)).toHaveLength(3);
});

test('a tab that learns late of a change does not take it from the screen of the owner', async () => {
  const browser = fakeBrowser();
  const { storage, browserTab } = browser.openBrowserTab();
  // Browsers share storage between processes, and tell a busy one late of what others have written.
  const events = new EventTarget();
  const reported = fakeStorage();
  const isTold = Promise.withResolvers<void>();
  browserTab.events?.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    if (reported.entries.size > 0 || !key?.startsWith(OUTBOX_PREFIX)) return;
    browser.store.entries.forEach((text, name) => reported.setItem(name, text));
    events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    isTold.resolve();
  });
  const seen = () => (reported.entries.size > 0 ? reported : browser.store);
  const late = new Proxy(storage(), {
    get: (target, name) => Reflect.get(name === 'getItem' ? seen() : target, name),
    ownKeys: () => Reflect.ownKeys(seen()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(seen(), key),
  });
  const isSaved = Promise.withResolvers<void>();
  const visitor = createCatalogRepository({
    backend: { url: 'https://x.supabase.co', key: 'anon' },
    storage: () => late,
    browserTab: { ...browserTab, events },
    fetch: fakeRest().fetch,
    importOwnerHalf: async () =>
      isSaved.promise.then(() => ({ createLocalOwner, createOwnerSession })),
  });
  let isShown = false;
  await visitor.load(({ brands }) => (isShown ||= brands?.[0]?.name === valeo.name));

  const answers = { 'POST brands': answer(201, [{ id: 40 }]) };
  const { editor, shown, untilSent } = await openPage({ answers, browser });
  editor.add('brands', valeo);
  await isTold.promise;
  await untilSent();
  await passTime(60_000, isSaved.resolve);
  expect(isShown).toBe(true);
  expect(shown().brands[0]?.name).toBe('VALEO');
});
