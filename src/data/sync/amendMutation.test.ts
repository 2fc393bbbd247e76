import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { SaveState } from '@/data/CatalogRepository';
import { sampleCatalog } from '@/data/schema/samples';
import { answer, fakeRest, networkDown, rows } from '@/data/testing/fakeRest';
import { openPage } from '@/data/testing/openPage';
import { outboxKeys } from '@/data/testing/outboxKeys';
import { writesOf } from '@/data/testing/writesOf';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => logged.mockClear());

const valeo = { name: 'VALEO', logo: 'v.svg' };
const inserted = answer(201, [{ id: 40 }]);
const isDown = answer(503, { message: 'Service Unavailable' });
const breaksRule = answer(400, { code: '23514', message: 'name too long' });

async function open(answers: Parameters<typeof fakeRest>[0]) {
  const rest = fakeRest({
    'GET rpc/replace_brands': answer(401, { code: 'PT401', message: 'no password given' }),
    'PATCH brands': rows([{ id: 40 }]),
    'DELETE brands': rows([{ id: 40 }]),
    ...answers,
  });
  const shop = await openPage(rest);
  const onState = vi.fn<(state: SaveState) => void>();
  shop.editor.watchState(onState);
  return {
    ...shop,
    rest,
    /** The last answer has been a failure, and the next attempt is far away. */
    failed: async () => vi.waitFor(() => expect(logged).toHaveBeenCalled()),
    sent: async () => vi.waitFor(() => expect(outboxKeys(shop.browser)).toEqual([])),
    reaches: async (state: SaveState) =>
      vi.waitFor(() => expect(onState).toHaveBeenLastCalledWith(state)),
    bodies: () =>
      rest.requests.filter(({ call }) => call === 'POST brands').map(({ body }) => body),
  };
}

describe('a new item that has not left the browser yet', () => {
  test('and is deleted leaves no trace', async () => {
    const { editor, rest, browser, shown } = await open({ 'POST brands': inserted });
    editor.remove('brands', editor.add('brands', valeo));
    expect(outboxKeys(browser)).toEqual([]);
    expect(shown().brands).toEqual(sampleCatalog.brands);
    expect(writesOf(rest)).toEqual([]);
  });

  test('and is altered is inserted once, as it is at last', async () => {
    const { editor, rest, sent, bodies } = await open({ 'POST brands': inserted });
    const id = editor.add('brands', valeo);
    editor.update('brands', { ...valeo, id, name: 'Valeo' });
    await sent();
    expect(writesOf(rest)).toEqual(['POST brands']);
    expect(bodies()).toEqual([{ ...valeo, name: 'Valeo' }]);
  });
});

describe('a new item whose insert had no answer', () => {
  const applied = answer(409, { code: 'PT409', message: 'applied', details: '[40]' });

  test('and is altered since then gets its row and then its values', async () => {
    const answers = { 'POST brands': [networkDown, applied] };
    const { editor, rest, failed, sent, goOnline } = await open(answers);
    const id = editor.add('brands', valeo);
    await failed();
    editor.update('brands', { ...valeo, id, name: 'Valeo' });
    goOnline();
    await sent();
    expect(writesOf(rest)).toEqual(['POST brands', 'POST brands', 'PATCH brands 40']);
    expect(rest.requests.at(-1)?.body).toEqual({ ...valeo, name: 'Valeo' });
  });

  test('and is deleted since then is looked for, to be deleted', async () => {
    const answers = { 'POST brands': [networkDown, applied] };
    const { editor, rest, failed, sent, goOnline, shown } = await open(answers);
    const id = editor.add('brands', valeo);
    await failed();
    editor.remove('brands', id);
    expect(shown().brands).toEqual(sampleCatalog.brands);
    goOnline();
    await sent();
    expect(writesOf(rest)).toEqual(['POST brands', 'POST brands', 'DELETE brands 40']);
  });
});

describe('a change that the database has refused', () => {
  test('is sent again when the owner has put it right', async () => {
    const { editor, reaches, sent, bodies } = await open({ 'POST brands': [breaksRule, inserted] });
    const id = editor.add('brands', { ...valeo, name: 'V'.repeat(201) });
    await reaches({ waiting: 0, refused: 1 });
    editor.update('brands', { ...valeo, id });
    await sent();
    expect(bodies().at(-1)).toEqual(valeo);
    await reaches({ waiting: 0, refused: 0 });
  });

  test('is forgotten when its item is deleted', async () => {
    const { editor, rest, reaches, browser } = await open({ 'POST brands': breaksRule });
    const id = editor.add('brands', { ...valeo, name: 'V'.repeat(201) });
    await reaches({ waiting: 0, refused: 1 });
    editor.remove('brands', id);
    await reaches({ waiting: 0, refused: 0 });
    expect(outboxKeys(browser)).toEqual([]);
    expect(writesOf(rest)).toEqual(['POST brands']);
  });
});

test('of several changes of one row only the last is sent', async () => {
  const { editor, rest, browser, sent, failed, goOnline } = await open({
    'PATCH brands': [isDown, rows([{ id: 9 }])],
  });
  editor.update('brands', { ...valeo, id: 9 });
  await failed();
  editor.update('brands', { ...valeo, id: 9, name: 'Valeo' });
  editor.update('brands', { ...valeo, id: 9, name: 'Valeo Service' });
  expect(outboxKeys(browser)).toHaveLength(1);
  goOnline();
  await sent();
  expect(writesOf(rest)).toEqual(['PATCH brands 9', 'PATCH brands 9']);
  expect(rest.requests.at(-1)?.body).toEqual({ ...valeo, name: 'Valeo Service' });
});

test('a row that was altered and then deleted before anything arrived is only deleted', async () => {
  const { editor, rest, sent } = await open({});
  editor.update('brands', { ...valeo, id: 9 });
  editor.remove('brands', 9);
  await sent();
  expect(writesOf(rest)).toEqual(['DELETE brands 9']);
});

test('of several versions of the contact details only the last is sent', async () => {
  const { editor, rest, browser, sent, shown } = await open({
    'PATCH contact_info': rows([{ id: 1 }]),
  });
  const { contact } = shown();
  editor.saveContact({ ...contact, phone: '0312 000 00 01' });
  editor.saveContact({ ...contact, phone: '0312 000 00 02' });
  expect(outboxKeys(browser)).toHaveLength(1);
  await sent();
  expect(writesOf(rest)).toEqual(['PATCH contact_info 1']);
  expect(rest.requests.at(-1)?.body).toMatchObject({ phone: '0312 000 00 02' });
});
