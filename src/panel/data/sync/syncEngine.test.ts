import { expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';
import {
  answer,
  fakeRest,
  networkDown,
  noAnswer,
  productRows,
  rows,
} from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { passTime } from '@/data/testing/passTime';
import { ALL_SAVED, type SaveState } from '@/panel/data/OwnerRepository';
import { openPage, openVisitorPage, outboxKeys } from '@/panel/data/testing/openPage';
import { writesOf } from '@/panel/data/testing/writesOf';

const logged = loggedErrors();

const brand = { name: 'VALEO', logo: 'v.svg' };

/** A backend with our SQL functions that answers each insert with the next id. */
function insertingBackend() {
  let id = 100;
  return fakeRest({
    'POST brands': () => answer(201, [{ id: ++id }])(),
    'GET rpc/catalog_state': answer(401, { code: 'PT401', message: 'no password given' }),
  });
}

test('the copies hold what is shown, so that a reload without a backend shows the same', async () => {
  const answers = { 'POST brands': networkDown };
  const { editor, browser, shown, close } = await openPage({ answers });
  editor.add('brands', brand);
  await vi.waitFor(() => {
    expect(JSON.parse(browser.store.getItem('ornekoto_brands') ?? '')).toEqual(shown().brands);
  });
  close();
  const reads = ['products', 'brands', 'slides', 'contact_info'];
  const down = Object.fromEntries(reads.map((table) => [`GET ${table}`, networkDown]));
  expect((await openPage({ answers: down, browser })).shown()).toEqual(shown());
});

test('a panel whose lists were not read does not say that all is saved', async () => {
  const states = vi.fn<(state: SaveState) => void>();
  const answers = { 'GET brands': networkDown, 'GET products': rows(productRows(1)) };
  const { editor } = await openPage({ answers });
  editor.watchState(states)();
  expect(states).toHaveBeenLastCalledWith({ ...ALL_SAVED, isUnread: true });
});

/** A list of three products whose second page comes when `give` is called. */
function slowSecondPage() {
  const secondPage = Promise.withResolvers<Response>();
  const answers = [rows(productRows(3, 2), 3), () => secondPage.promise];
  return { answers, give: async () => secondPage.resolve(await rows(productRows(1))()) };
}

test('the login is finished when the products have been read to their end', async () => {
  const { answers, give } = slowSecondPage();
  const { logIn, shown } = await openVisitorPage(fakeRest({ 'GET products': answers }));
  const onLogin = vi.fn<() => void>();
  await passTime(60_000, () => void logIn().then(onLogin));
  expect(onLogin).not.toHaveBeenCalled();
  await give();
  await vi.waitFor(() => expect(onLogin).toHaveBeenCalledOnce());
  expect(shown().products).toHaveLength(3);
});

test('a change that was sent while the list was loading stays when the rest has arrived', async () => {
  const browser = fakeBrowser();
  const offline = fakeRest({
    'GET products': rows(productRows(3, 2, 1)),
    'PATCH products': networkDown,
  });
  const first = await openPage({ ...offline, browser });
  const [product] = first.shown().products;
  if (product === undefined) throw new Error('There are products');
  first.editor.update('products', product.id, { price: 99 });
  await vi.waitFor(() => expect(writesOf(offline)).toHaveLength(1));
  first.close();

  const { answers, give } = slowSecondPage();
  const rest = fakeRest({ 'GET products': answers, 'PATCH products': rows([{ id: 3 }]) });
  const { shown, logIn } = await openVisitorPage({ ...rest, browser });
  const loggingIn = logIn();
  await vi.waitFor(() => expect(writesOf(rest)).toEqual(['PATCH products 3']));
  await give();
  await loggingIn;
  expect(shown().products.map(({ price }) => price)).toEqual([99, 2, 1]);
});

test('the work for a thousand pending mutations grows linearly', async () => {
  const down = fakeRest({ 'POST brands': answer(503, {}) });
  const { editor, browser, shown, close } = await openPage(down);
  const parse = vi.spyOn(JSON, 'parse');
  for (let number = 0; number < 1000; number += 1) editor.add('brands', brand);
  expect(shown().brands).toHaveLength(1010);
  expect(parse.mock.calls.length).toBeLessThan(100);
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  close();

  const stringify = vi.spyOn(JSON, 'stringify');
  const later = await openPage({ ...insertingBackend(), browser });
  expect(later.shown().brands).toHaveLength(1010);
  expect(parse.mock.calls.length).toBeLessThan(3500);
  stringify.mockClear();
  await vi.waitFor(() => expect(outboxKeys(browser)).toHaveLength(0), { timeout: 60_000 });
  const lists = stringify.mock.calls.filter(([value]) => Array.isArray(value));
  expect(lists.length).toBeLessThan(20);
  expect(later.shown().brands).toHaveLength(1010);
  vi.restoreAllMocks();
});

test('after a 503 the mutation is pushed again within a second; who has unsubscribed is not told', async () => {
  const rest = fakeRest({ 'DELETE brands': [answer(503, {}), rows([{ id: 8 }])] });
  const { editor, browser, untilSent } = await openPage(rest);
  const stopped = vi.fn<() => void>();
  editor.watchState(stopped)();
  vi.useFakeTimers();
  editor.remove('brands', 8);
  await vi.advanceTimersByTimeAsync(450);
  expect(outboxKeys(browser)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(600);
  vi.useRealTimers();
  await untilSent();
  expect(stopped).toHaveBeenCalledOnce();
});

test('the state says why a change waits, and a new login forgets it', async () => {
  const wrong = answer(403, { code: 'PT403', message: 'wrong password' });
  const answers = { 'DELETE brands': [networkDown, wrong, noAnswer] };
  const { editor, panel, goOnline, enter } = await openPage({ answers });
  editor.remove('brands', 8);
  const waiting = { ...ALL_SAVED, waiting: 1 };
  await vi.waitFor(() => expect(panel.state).toEqual({ ...waiting, reason: 'unreachable' }));
  goOnline();
  await vi.waitFor(() => expect(panel.state).toEqual({ ...waiting, reason: 'password' }));
  await enter('parola');
  expect(panel.state).toStrictEqual(waiting);
});

test('the state says that the browser has no network', async () => {
  const answers = { 'DELETE brands': networkDown };
  const { editor, panel } = await openPage({ answers, isOnline: () => false });
  editor.remove('brands', 8);
  const offline = { ...ALL_SAVED, waiting: 1, reason: 'offline' };
  await vi.waitFor(() => expect(panel.state).toEqual(offline));
});
