import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answer, fakeRest, networkDown, noAnswer } from '@/data/testing/fakeRest';
import { openPage } from '@/panel/data/testing/openPage';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const waiting = { waiting: 1, refused: 0 };
const wrong = answer(403, { code: 'PT403', message: 'wrong password' });

/** A page on which a brand was deleted. */
async function removeBrand(rest: ReturnType<typeof fakeRest>, isOnline = true) {
  const page = await openPage({ ...rest, isOnline: () => isOnline });
  page.editor.remove('brands', 8);
  return page;
}

test('the state says that the browser has no network', async () => {
  const { told } = await removeBrand(fakeRest({ 'DELETE brands': networkDown }), false);
  await vi.waitFor(() => expect(told.state).toEqual({ ...waiting, reason: 'offline' }));
});

test('the reason is another one when the next try stops for another, and a new login forgets it', async () => {
  const rest = fakeRest({ 'DELETE brands': [networkDown, wrong, noAnswer] });
  const { told, goOnline, enter } = await removeBrand(rest);
  await vi.waitFor(() => expect(told.state).toEqual({ ...waiting, reason: 'unreachable' }));
  goOnline();
  await vi.waitFor(() => expect(told.state).toEqual({ ...waiting, reason: 'password' }));
  await enter('parola');
  expect(told.state).toStrictEqual(waiting);
});
