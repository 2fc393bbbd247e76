import { describe, expect, test, vi } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import { answer, fakeRest, networkDown, rows } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import type { SaveState } from '@/panel/data/OwnerRepository';
import { openPage } from '@/panel/data/testing/openPage';
import { outboxKeys } from '@/panel/data/testing/outboxKeys';
import { writesOf } from '@/panel/data/testing/writesOf';

const logged = loggedErrors();

const valeo = { name: 'VALEO', logo: 'v.svg' };
const inserted = answer(201, [{ id: 40 }]);
const unavailable = answer(503, { message: 'Service Unavailable' });
const violatesConstraint = answer(400, { code: '23514', message: 'name too long' });

async function open(answers: Parameters<typeof fakeRest>[0]) {
  const rest = fakeRest({
    'GET rpc/catalog_state': answer(401, { code: 'PT401', message: 'no password given' }),
    'PATCH brands': rows([{ id: 40 }]),
    'DELETE brands': rows([{ id: 40 }]),
    ...answers,
  });
  const page = await openPage(rest);
  const onState = vi.fn<(state: SaveState) => void>();
  page.editor.watchState(onState);
  return {
    ...page,
    rest,
    /** Waits for a failed attempt. The next one follows seconds later. */
    untilFailed: async () => vi.waitFor(() => expect(logged).toHaveBeenCalled()),
    untilSent: async () => vi.waitFor(() => expect(outboxKeys(page.browser)).toEqual([])),
    untilState: async (state: SaveState) =>
      vi.waitFor(() => expect(onState).toHaveBeenLastCalledWith(state)),
    bodies: () =>
      rest.requests.filter(({ call }) => call === 'POST brands').map(({ body }) => body),
  };
}

describe('a new item whose insert was not sent yet', () => {
  test('leaves the outbox when it is deleted', async () => {
    const { editor, rest, browser, shown } = await open({ 'POST brands': inserted });
    editor.remove('brands', editor.add('brands', valeo));
    expect(outboxKeys(browser)).toEqual([]);
    expect(shown().brands).toEqual(sampleCatalog.brands);
    expect(writesOf(rest)).toEqual([]);
  });

  test('is inserted once, with its last values, when it is updated', async () => {
    const { editor, rest, untilSent, bodies } = await open({ 'POST brands': inserted });
    const id = editor.add('brands', valeo);
    editor.update('brands', { ...valeo, id, name: 'Valeo' });
    await untilSent();
    expect(writesOf(rest)).toEqual(['POST brands']);
    expect(bodies()).toEqual([{ ...valeo, name: 'Valeo' }]);
  });
});

describe('a new item whose insert got no answer', () => {
  const applied = answer(409, { code: 'PT409', message: 'applied', details: '[40]' });

  test('gets its row and then an update when it was updated since', async () => {
    const answers = { 'POST brands': [networkDown, applied] };
    const { editor, rest, untilFailed, untilSent, goOnline } = await open(answers);
    const id = editor.add('brands', valeo);
    await untilFailed();
    editor.update('brands', { ...valeo, id, name: 'Valeo' });
    goOnline();
    await untilSent();
    expect(writesOf(rest)).toEqual(['POST brands', 'POST brands', 'PATCH brands 40']);
    expect(rest.requests.at(-1)?.body).toEqual({ ...valeo, name: 'Valeo' });
  });

  test('gets its row and then a delete when it was deleted since', async () => {
    const answers = { 'POST brands': [networkDown, applied] };
    const { editor, rest, untilFailed, untilSent, goOnline, shown } = await open(answers);
    const id = editor.add('brands', valeo);
    await untilFailed();
    editor.remove('brands', id);
    expect(shown().brands).toEqual(sampleCatalog.brands);
    goOnline();
    await untilSent();
    expect(writesOf(rest)).toEqual(['POST brands', 'POST brands', 'DELETE brands 40']);
  });
});

describe('a mutation that the database has rejected', () => {
  test('is sent again when the owner updates the item', async () => {
    const { editor, untilState, untilSent, bodies } = await open({
      'POST brands': [violatesConstraint, inserted],
    });
    const id = editor.add('brands', { ...valeo, name: 'V'.repeat(201) });
    await untilState({ waiting: 0, refused: 1 });
    editor.update('brands', { ...valeo, id });
    await untilSent();
    expect(bodies().at(-1)).toEqual(valeo);
    await untilState({ waiting: 0, refused: 0 });
  });

  test('leaves the outbox when the owner deletes the item', async () => {
    const { editor, rest, untilState, browser } = await open({ 'POST brands': violatesConstraint });
    const id = editor.add('brands', { ...valeo, name: 'V'.repeat(201) });
    await untilState({ waiting: 0, refused: 1 });
    editor.remove('brands', id);
    await untilState({ waiting: 0, refused: 0 });
    expect(outboxKeys(browser)).toEqual([]);
    expect(writesOf(rest)).toEqual(['POST brands']);
  });
});

test('a later update of the same row replaces the pending one', async () => {
  const { editor, rest, browser, untilSent, untilFailed, goOnline } = await open({
    'PATCH brands': [unavailable, rows([{ id: 9 }])],
  });
  editor.update('brands', { ...valeo, id: 9 });
  await untilFailed();
  editor.update('brands', { ...valeo, id: 9, name: 'Valeo' });
  editor.update('brands', { ...valeo, id: 9, name: 'Valeo Service' });
  expect(outboxKeys(browser)).toHaveLength(1);
  goOnline();
  await untilSent();
  expect(writesOf(rest)).toEqual(['PATCH brands 9', 'PATCH brands 9']);
  expect(rest.requests.at(-1)?.body).toEqual({ ...valeo, name: 'Valeo Service' });
});
