import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answer, fakeRest, networkDown, noAnswer } from '@/data/testing/fakeRest';
import type { SaveState } from '@/panel/data/OwnerRepository';
import { openPage } from '@/panel/data/testing/openPage';
import { writesOf } from '@/panel/data/testing/writesOf';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const wrong = answer(403, { code: 'PT403', message: 'wrong password' });

/** Deletes a brand and follows the state. */
async function removeBrand(rest: ReturnType<typeof fakeRest>) {
  const page = await openPage(rest);
  const states: SaveState[] = [];
  page.editor.watchState((state) => states.push(state));
  page.editor.remove('brands', 8);
  return { ...page, states, state: () => states.at(-1) };
}

test.each([
  ['the password is wrong', wrong, 'password'],
  ['too many wrong passwords were tried', answer(429, { code: 'PT429' }), 'throttled'],
  ['the network is down', networkDown, 'unreachable'],
  ['a proxy has waited too long', answer(408, ''), 'unreachable'],
  ['the server is down', answer(503, {}), 'unreachable'],
] as const)('the state says that %s', async (_, given, reason) => {
  const { state } = await removeBrand(fakeRest({ 'DELETE brands': given }));
  await vi.waitFor(() => expect(state()).toEqual({ waiting: 1, refused: 0, reason }));
});

test.each([
  ['the tables are missing', answer(404, { code: 'PGRST205', message: 'no table' })],
  ['the key is not accepted', answer(401, { message: 'Invalid API key' })],
])('the state names no reason that the owner could remove when %s', async (_, given) => {
  const rest = fakeRest({ 'DELETE brands': given });
  const { state } = await removeBrand(rest);
  await vi.waitFor(() => expect(writesOf(rest)).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(state()).toStrictEqual({ waiting: 1, refused: 0 });
});

test('the reason is another one when the next try stops for another', async () => {
  const { state, goOnline } = await removeBrand(
    fakeRest({ 'DELETE brands': [networkDown, wrong] }),
  );
  await vi.waitFor(() => expect(state()).toMatchObject({ reason: 'unreachable' }));
  goOnline();
  await vi.waitFor(() => expect(state()).toMatchObject({ reason: 'password' }));
});

test('a new login forgets the reason of the old one', async () => {
  const rest = fakeRest({ 'DELETE brands': [wrong, noAnswer] });
  const { state, enter } = await removeBrand(rest);
  await vi.waitFor(() => expect(state()).toMatchObject({ reason: 'password' }));
  await enter('parola');
  expect(state()).toStrictEqual({ waiting: 1, refused: 0 });
});
