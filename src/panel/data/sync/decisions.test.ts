import { expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { answer, type fakeRest, rows } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { passTime } from '@/data/testing/passTime';
import { openPage, outboxKeys } from '@/panel/data/testing/openPage';

loggedErrors();

const seen = { id: 9, name: 'FEBI', logo: 'f.svg' };

async function open(answers: Parameters<typeof fakeRest>[0], browser = fakeBrowser()) {
  return openPage({ browser, answers: { 'PATCH brands': rows([]), ...answers } });
}

/** The list as it was at the load, and the row as somebody else has changed it. */
const changed = { 'GET brands': [rows([seen]), rows([{ ...seen, name: 'Febi', logo: 'g.svg' }])] };
const deleted = { 'GET brands': [rows([seen]), rows([])] };

/** The owner has changed the name that he saw. */
async function openConflict(answers: Parameters<typeof fakeRest>[0]) {
  const page = await open(answers);
  page.editor.update('brands', seen.id, { name: 'VALEO' }, seen);
  return { ...page, conflict: await page.untilConflict() };
}

test('a conflict names both values, also after a reload, and nothing is sent until the owner decides', async () => {
  const { conflict, writes, goOnline, browser, shown, close } = await openConflict(changed);
  expect(conflict).toMatchObject({
    table: 'brands',
    mine: { name: 'VALEO', logo: 'g.svg' },
    theirs: { name: 'Febi', logo: 'g.svg' },
  });
  await passTime(60_000, goOnline);
  expect(writes()).toEqual(['PATCH brands 9']);
  expect(outboxKeys(browser)).toHaveLength(1);
  expect(shown().brands[0]?.name).toBe('VALEO');
  close();
  const later = await open(changed, browser);
  expect(await later.untilConflict()).toEqual(conflict);
  expect(later.writes()).toEqual([]);
});

test('mine is sent with the other’s values as the old ones', async () => {
  const answers = { ...changed, 'PATCH brands': [rows([]), rows([{ id: 9 }])] };
  const { editor, conflict, untilSent, requests, shown, panel } = await openConflict(answers);
  editor.decide(conflict.id, 'mine');
  await untilSent();
  expect(requests.at(-1)?.body).toEqual({ name: 'VALEO' });
  expect(requests.at(-1)?.url.searchParams.get('name')).toBe('eq.Febi');
  expect(shown().brands).toEqual([{ ...seen, name: 'VALEO', logo: 'g.svg' }]);
  expect(panel.state.conflicts).toEqual([]);
});

test('theirs is shown, and nothing is sent', async () => {
  const { editor, conflict, untilSent, writes, shown } = await openConflict(changed);
  editor.decide(conflict.id, 'theirs');
  await untilSent();
  expect(writes()).toHaveLength(1);
  expect(shown().brands).toEqual([{ ...seen, name: 'Febi', logo: 'g.svg' }]);
});

test.each([
  ['added again', 'mine', 1],
  ['given up', 'theirs', 0],
] as const)('a deleted item is %s', async (_, choice, count) => {
  const answers = { ...deleted, 'POST brands': answer(201, [{ id: 40 }]) };
  const { editor, conflict, untilSent, writes, shown } = await openConflict(answers);
  expect(conflict.theirs).toBeUndefined();
  editor.decide(conflict.id, choice);
  await untilSent();
  expect(writes().filter((call) => call === 'POST brands')).toHaveLength(count);
  expect(shown().brands.map(({ name }) => name)).toEqual(count === 1 ? ['VALEO'] : []);
});

test('a conflict that another tab has decided is over here, too', async () => {
  const browser = fakeBrowser();
  const one = await open(changed, browser);
  const other = await open(changed, browser);
  one.editor.update('brands', seen.id, { name: 'VALEO' }, seen);
  const { id } = await one.untilConflict();
  await other.untilConflict();
  one.editor.decide(id, 'theirs');
  await vi.waitFor(() => expect(other.panel.state.conflicts).toEqual([]));
  other.editor.decide(id, 'mine');
  await vi.waitFor(() => expect(outboxKeys(browser)).toEqual([]));
});
