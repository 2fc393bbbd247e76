import { describe, expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { answer, type fakeRest, networkDown, rows } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { passTime } from '@/data/testing/passTime';
import { ALL_SAVED } from '@/panel/data/OwnerRepository';
import { openPage, outboxKeys } from '@/panel/data/testing/openPage';

loggedErrors();

const valeo = { name: 'VALEO', logo: 'v.svg' };
const bosch = { id: 7, name: 'BOSCH', logo: 'b.svg' };
const breaksRule = answer(400, { code: '23514', message: 'name too long' });
const notAllowed = answer(401, { code: '42501', message: 'violates row-level security policy' });

async function open(answers: Parameters<typeof fakeRest>[0], browser = fakeBrowser()) {
  return openPage({ browser, answers: { 'GET brands': rows([bosch]), ...answers } });
}

test('what is refused again after a reload stays refused, and is not sent a third time', async () => {
  const browser = fakeBrowser();
  const first = await open({ 'POST brands': breaksRule }, browser);
  first.editor.add('brands', valeo);
  await first.untilRefused();
  first.close();
  const second = await open({ 'POST brands': breaksRule }, browser);
  await vi.waitFor(() => expect(second.writes()).toEqual(['POST brands']));
  await second.untilRefused();
  await passTime(60_000, second.goOnline);
  expect(second.writes()).toEqual(['POST brands']);
});

test('another tab knows the reason, too', async () => {
  const browser = fakeBrowser();
  const [one, other] = [
    await open({ 'POST brands': breaksRule }, browser),
    await open({}, browser),
  ];
  const itemId = one.editor.add('brands', valeo);
  await one.untilRefused();
  expect(await other.untilRefused()).toMatchObject({ table: 'brands', itemId, reason: 'values' });
});

test('a change that is refused holds up no other one', async () => {
  const { editor, untilRefused, writes } = await open({
    'POST brands': notAllowed,
    'DELETE brands': rows([{ id: 7 }]),
  });
  editor.add('brands', valeo);
  editor.remove('brands', 7);
  expect(await untilRefused()).toMatchObject({ reason: 'policy' });
  await vi.waitFor(() => expect(writes()).toEqual(['POST brands', 'DELETE brands 7']));
});

test('a change whose column is missing waits, marked at its row, and is sent by itself when the column is there', async () => {
  const unknownColumn = answer(400, { code: 'PGRST204', message: 'Could not find the column' });
  let insert = unknownColumn;
  const { editor, panel, writes } = await open({
    'POST brands': () => insert(),
    'DELETE brands': rows([{ id: 7 }]),
  });
  const itemId = editor.add('brands', valeo);
  editor.remove('brands', 7);
  await vi.waitFor(() => expect(writes()).toContain('DELETE brands 7'));
  const refusals = [{ table: 'brands', itemId, reason: 'outdated' }];
  await vi.waitFor(() =>
    expect(panel.state).toMatchObject({ waiting: 1, reason: 'outdated', refusals }),
  );
  insert = answer(201, [{ id: 40 }]);
  await vi.waitFor(() => expect(panel.state).toEqual(ALL_SAVED), { timeout: 10_000 });
});

test.each([
  ['saved again without a change', 'save'],
  ['tried again by the owner', 'retry'],
] as const)('what was refused is sent again when it is %s', async (_, command) => {
  const answers = { 'POST brands': [breaksRule, answer(201, [{ id: 40 }])] };
  const { editor, untilRefused, untilSent, panel } = await open(answers);
  const id = editor.add('brands', valeo);
  const refusal = await untilRefused();
  if (command === 'save') editor.update('brands', id, {});
  else editor.retry(refusal.id);
  await untilSent();
  expect(panel.state.refusals).toEqual([]);
});

/** A page whose only brand is shown again, because its deletion was refused. */
async function openRefused(deletions: Parameters<typeof fakeRest>[0]) {
  const page = await open({ 'DELETE brands': notAllowed, ...deletions });
  page.editor.remove('brands', 7);
  expect(page.shown().brands).toEqual([]);
  expect(await page.untilRefused()).toMatchObject({ itemId: 7 });
  await vi.waitFor(() => expect(page.shown().brands).toEqual([bosch]));
  return page;
}

describe('an item whose deletion was refused is shown again', () => {
  test('and can be deleted again', async () => {
    const deletions = { 'DELETE brands': [notAllowed, rows([{ id: 7 }])] };
    const { editor, shown, untilSent } = await openRefused(deletions);
    editor.retry();
    await untilSent();
    expect(shown().brands).toEqual([]);
  });

  test('and stays, once, when it is edited', async () => {
    const updates = { 'PATCH brands': rows([{ id: 7 }]) };
    const { editor, shown, untilSent, writes } = await openRefused(updates);
    editor.update('brands', bosch.id, { name: 'Bosch' });
    await untilSent();
    expect(editor.restore('brands', bosch)).toBe(7);
    expect(writes()).toEqual(['DELETE brands 7', 'PATCH brands 7']);
    expect(shown().brands).toEqual([{ ...bosch, name: 'Bosch' }]);
  });

  test('and its refusal is forgotten when it is undone', async () => {
    const { browser, editor, panel, shown } = await openRefused({});
    expect(editor.restore('brands', bosch)).toBe(7);
    expect(outboxKeys(browser)).toEqual([]);
    expect(panel.state.refusals).toEqual([]);
    expect(shown().brands).toEqual([bosch]);
  });
});

test('an undone deletion brings the item back, although another tab sends the refused deletion again', async () => {
  const browser = fakeBrowser();
  const answers = { 'DELETE brands': [notAllowed], 'POST brands': answer(201, [{ id: 9 }]) };
  const one = await open(answers, browser);
  const other = await open({ ...answers, 'DELETE brands': rows([{ id: 7 }]) }, browser);
  one.editor.remove('brands', 7);
  await other.untilRefused();
  await vi.waitFor(() => expect(one.shown().brands).toEqual([bosch]));
  other.editor.retry();
  one.editor.restore('brands', bosch);
  await one.untilSent();
  expect([...one.writes(), ...other.writes()]).toContain('POST brands');
});

test('what waits is sent as soon as the owner comes back', async () => {
  const { editor, browser, writes, hide, show } = await open({
    'DELETE brands': [networkDown, rows([{ id: 7 }])],
  });
  vi.useFakeTimers();
  editor.remove('brands', 7);
  await vi.advanceTimersByTimeAsync(100);
  hide();
  await vi.advanceTimersByTimeAsync(100);
  expect(writes()).toHaveLength(1);
  show();
  await vi.advanceTimersByTimeAsync(150);
  vi.useRealTimers();
  expect(writes()).toHaveLength(2);
  expect(outboxKeys(browser)).toEqual([]);
});
