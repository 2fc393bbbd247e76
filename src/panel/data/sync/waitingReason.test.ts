import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answer, fakeRest, networkDown, noAnswer } from '@/data/testing/fakeRest';
import { openPage } from '@/panel/data/testing/openPage';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const wrong = answer(403, { code: 'PT403', message: 'wrong password' });

/** A page on which a brand was deleted. */
async function removeBrand(rest: ReturnType<typeof fakeRest>, isOnline = true) {
  const page = await openPage({ ...rest, isOnline: () => isOnline });
  page.editor.remove('brands', 8);
  return page;
}

test.each([
  ['the password is wrong', wrong, 'password'],
  ['no password has arrived', answer(401, { code: 'PT401' }), 'password'],
  ['too many wrong passwords were tried', answer(429, { code: 'PT429' }), 'throttled'],
  ['a gateway takes no more requests', answer(429, 'slow down'), 'busy'],
  ['no answer comes', networkDown, 'unreachable'],
  ['a proxy has waited too long', answer(408, ''), 'unreachable'],
  ['the server is down', answer(503, {}), 'unreachable'],
  ['the tables are missing', answer(404, { code: 'PGRST205', message: 'no table' }), 'setup'],
  ['the key is not accepted', answer(401, { message: 'Invalid API key' }), 'setup'],
  ['a firewall refuses the request', answer(403, 'Forbidden'), 'setup'],
] as const)('the state says that %s', async (_, given, reason) => {
  const { told } = await removeBrand(fakeRest({ 'DELETE brands': given }));
  await vi.waitFor(() => expect(told.state).toEqual({ waiting: 1, refused: 0, reason }));
});

test('the state says that the browser has no network', async () => {
  const { told } = await removeBrand(fakeRest({ 'DELETE brands': networkDown }), false);
  await vi.waitFor(() => expect(told.state).toMatchObject({ reason: 'offline' }));
});

test('the reason is another one when the next try stops for another, and a new login forgets it', async () => {
  const rest = fakeRest({ 'DELETE brands': [networkDown, wrong, noAnswer] });
  const { told, goOnline, enter } = await removeBrand(rest);
  await vi.waitFor(() => expect(told.state).toMatchObject({ reason: 'unreachable' }));
  goOnline();
  await vi.waitFor(() => expect(told.state).toMatchObject({ reason: 'password' }));
  await enter('parola');
  expect(told.state).toStrictEqual({ waiting: 1, refused: 0 });
});
