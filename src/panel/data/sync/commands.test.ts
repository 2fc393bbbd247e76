import { expect, test, vi } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import { answer, fakeRest, networkDown, rows } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { openPage } from '@/panel/data/testing/openPage';
import { outboxKeys } from '@/panel/data/testing/outboxKeys';
import { writesOf } from '@/panel/data/testing/writesOf';

const logged = loggedErrors();

const valeo = { name: 'VALEO', logo: 'v.svg' };

/** A backend whose new brands get the id 40. */
function acceptingBackend() {
  return fakeRest({
    'POST brands': answer(201, [{ id: 40 }]),
    'PATCH brands': rows([{ id: 40 }]),
    'DELETE brands': rows([{ id: 40 }]),
  });
}

test('a new item keeps its local id on screen, and later commands reach its row', async () => {
  const rest = acceptingBackend();
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

test('a new item that is deleted before it was sent leaves the outbox', async () => {
  const rest = acceptingBackend();
  const { editor, browser, shown } = await openPage(rest);
  editor.remove('brands', editor.add('brands', valeo));
  expect(outboxKeys(browser)).toEqual([]);
  expect(shown().brands).toEqual(sampleCatalog.brands);
  expect(writesOf(rest)).toEqual([]);
});

test('an item that is saved without a change is not sent', async () => {
  const rest = acceptingBackend();
  const { editor, browser, shown } = await openPage(rest);
  shown().brands.forEach((brand) => editor.update('brands', brand));
  expect(outboxKeys(browser)).toEqual([]);
  expect(shown().brands).toEqual(sampleCatalog.brands);
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
