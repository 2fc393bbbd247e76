import { expect, test, vi } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import { answer, fakeRest, networkDown, rows } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { openPage } from '@/panel/data/testing/openPage';
import { outboxKeys } from '@/panel/data/testing/outboxKeys';
import { writesOf } from '@/panel/data/testing/writesOf';

const logged = loggedErrors();

const valeo = { name: 'VALEO', logo: 'v.svg' };

/** A backend that accepts every write; `updated` and `deleted` are the ids of its rows. */
function acceptingBackend({ updated = 9, deleted = 8 } = {}) {
  return fakeRest({
    'POST brands': answer(201, [{ id: 40 }]),
    'PATCH brands': rows([{ id: updated }]),
    'DELETE brands': rows([{ id: deleted }]),
    'PATCH contact_info': rows([{ id: 1 }]),
  });
}

test('each command sends one request, in the order of the commands, and the outbox is empty afterwards', async () => {
  const rest = acceptingBackend();
  const { editor, browser, shown } = await openPage(rest);
  const contact = { ...shown().contact, phone: '0312 000 00 00' };
  editor.add('brands', valeo);
  editor.update('brands', { ...valeo, id: 9 });
  editor.remove('brands', 8);
  editor.saveContact(contact);
  await vi.waitFor(() => expect(outboxKeys(browser)).toEqual([]));

  expect(writesOf(rest)).toEqual([
    'POST brands',
    'PATCH brands 9',
    'DELETE brands 8',
    'PATCH contact_info 1',
  ]);
  expect(rest.requests.at(-1)?.body).toMatchObject({ phone: '0312 000 00 00' });
  expect(
    shown()
      .brands.map(({ name }) => name)
      .slice(0, 4),
  ).toEqual(['VALEO', 'BOSCH', 'VALEO', 'MOBIL']);
  expect(shown().contact).toEqual(contact);
  expect(logged).not.toHaveBeenCalled();
});

test('a new item keeps its local id on screen, and later commands reach its row', async () => {
  const rest = acceptingBackend({ updated: 40, deleted: 40 });
  const { editor, browser, shown } = await openPage(rest);
  const id = editor.add('brands', valeo);
  await vi.waitFor(() => expect(outboxKeys(browser)).toEqual([]));
  editor.update('brands', { ...valeo, id, name: 'Valeo' });
  await vi.waitFor(() => expect(outboxKeys(browser)).toEqual([]));
  expect(shown().brands[0]).toEqual({ ...valeo, id, name: 'Valeo' });
  editor.remove('brands', id);
  await vi.waitFor(() => expect(outboxKeys(browser)).toEqual([]));
  expect(writesOf(rest)).toEqual(['POST brands', 'PATCH brands 40', 'DELETE brands 40']);
  expect(shown().brands).toEqual(sampleCatalog.brands);
});

test('a command shows the item with its values parsed as on every page', async () => {
  const { editor, shown } = await openPage(acceptingBackend());
  editor.add('brands', { name: 'VALEO', logo: 'javascript:alert(1)' });
  editor.update('brands', { id: 9, name: 'SACHS', logo: 'javascript:alert(1)' });
  expect(shown().brands.filter(({ logo }) => logo === '')).toHaveLength(2);
});

test('removing an item that is not in the list does nothing', async () => {
  const rest = acceptingBackend();
  const { editor, browser, shown } = await openPage(rest);
  const before = shown();
  editor.remove('brands', 99);
  expect(outboxKeys(browser)).toEqual([]);
  expect(shown()).toBe(before);
});

test('updates and deletes of sample items are shown but not sent, because their ids are guesses', async () => {
  const rest = fakeRest({ 'GET brands': networkDown, 'POST brands': answer(201, [{ id: 40 }]) });
  const { editor, browser, shown } = await openPage(rest);
  editor.update('brands', { ...valeo, id: 9 });
  editor.remove('brands', 8);
  editor.add('brands', { name: 'GATES', logo: 'g.svg' });
  await vi.waitFor(() => expect(outboxKeys(browser)).toHaveLength(1));
  await vi.waitFor(() => expect(writesOf(rest)).toEqual(['POST brands']));
  const names = shown().brands.map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['GATES', 'BOSCH', 'VALEO', 'MOBIL']);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('not sent'));
});
