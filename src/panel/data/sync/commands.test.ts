import { expect, test, vi } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import { answer, networkDown, rows } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import { openPage, outboxKeys } from '@/panel/data/testing/openPage';
import { NO_CHANGES } from '@/panel/domain/catalogChanges';

const logged = loggedErrors();

const { brands } = sampleCatalog;
const valeo = { name: 'VALEO', logo: 'v.svg' };

/** A backend whose new brands get the id 40. */
const accepting = {
  'POST brands': answer(201, [{ id: 40 }]),
  'PATCH brands': rows([{ id: 40 }]),
  'DELETE brands': rows([{ id: 40 }]),
};

test('a new item keeps its local id on screen, and later commands reach its row', async () => {
  const { editor, shown, untilSent, writes } = await openPage({ answers: accepting });
  const id = editor.add('brands', valeo);
  await untilSent();
  editor.update('brands', id, { name: 'Valeo' });
  await untilSent();
  expect(shown().brands[0]).toEqual({ ...valeo, id, name: 'Valeo' });
  editor.remove('brands', id);
  await untilSent();
  expect(writes()).toEqual(['POST brands', 'PATCH brands 40', 'DELETE brands 40']);
  expect(shown().brands).toEqual(brands);
});

test('what is changed while an insert is on its way reaches the new row', async () => {
  const insert = Promise.withResolvers<Response>();
  const answers = { ...accepting, 'POST brands': () => insert.promise };
  const { editor, untilSent, writes } = await openPage({ answers });
  const id = editor.add('brands', valeo);
  await vi.waitFor(() => expect(writes()).toEqual(['POST brands']));
  editor.update('brands', id, { name: 'Valeo' });
  insert.resolve(Response.json([{ id: 40 }], { status: 201 }));
  await untilSent();
  expect(writes()).toEqual(['POST brands', 'PATCH brands 40']);
});

test('a command shows the item with its values parsed as on every page', async () => {
  const { editor, shown } = await openPage({ answers: accepting });
  editor.add('brands', { name: 'VALEO', logo: 'javascript:alert(1)' });
  editor.update('brands', 9, { logo: 'javascript:alert(1)' });
  expect(shown().brands.filter(({ logo }) => logo === '')).toHaveLength(2);
});

test('an edit returns what undoes it, with the values that the page shows', async () => {
  const { editor, shown } = await openPage();
  const before = shown();
  const [first] = before.brands;
  if (first === undefined) throw new Error('There are samples');
  const undo = editor.update('brands', first.id, { name: 'Bosch', logo: 'javascript:alert(1)' });
  expect(undo).toEqual({ ...NO_CHANGES, edited: [{ before: shown().brands[0], after: first }] });
  const ofContact = editor.saveRecord('contact', { phone: '0312 1' });
  const edit = { before: shown().contact, after: before.contact };
  expect(ofContact).toEqual({ ...NO_CHANGES, edited: [edit] });
  expect(editor.saveRecord('contact', { phone: '0312 1' })).toEqual(NO_CHANGES);
});

test.each<[string, (editor: CatalogEditor) => void]>([
  ['adds an item and deletes it', (it) => it.remove('brands', it.add('brands', valeo))],
  ['saves items without a change', (it) => brands.forEach(({ id }) => it.update('brands', id, {}))],
  ['deletes an item that is not in the list', (it) => it.remove('brands', 99)],
])('nothing is sent for an owner who %s', async (_, act) => {
  const { editor, browser, shown, writes } = await openPage({ answers: accepting });
  act(editor);
  expect(outboxKeys(browser)).toEqual([]);
  expect(shown().brands).toEqual(brands);
  expect(writes()).toEqual([]);
});

test('updates and deletes of sample items are shown but not sent, because their ids are guesses', async () => {
  const { editor, browser, shown, writes } = await openPage({
    answers: { 'GET brands': networkDown, 'POST brands': answer(201, [{ id: 40 }]) },
  });
  editor.update('brands', 9, valeo);
  editor.remove('brands', 8);
  editor.add('brands', { name: 'GATES', logo: 'g.svg' });
  await vi.waitFor(() => expect(outboxKeys(browser)).toHaveLength(1));
  await vi.waitFor(() => expect(writes()).toEqual(['POST brands']));
  const names = shown().brands.map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['GATES', 'BOSCH', 'VALEO', 'MOBIL']);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('not sent'));
});
