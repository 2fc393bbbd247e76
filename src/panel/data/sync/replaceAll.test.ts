import { describe, expect, test, vi } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import { answer, type fakeRest, networkDown, rows } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import type { Catalog } from '@/domain/catalog';
import { openPage, outboxKeys } from '@/panel/data/testing/openPage';

loggedErrors();

const REPLACE = 'POST rpc/replace_catalog';
const { brands, slides } = sampleCatalog;
const gates = { name: 'GATES', logo: 'g.svg' };
const valeo = { name: 'VALEO', logo: 'v.svg' };
const backup: Catalog = { ...sampleCatalog, products: [], brands: [{ ...valeo, id: 3 }] };
const slideIds = sampleCatalog.slides.map((_, index) => 60 - index);
const replaced = answer(200, { products: [], brands: [50], slides: slideIds });
const changedElsewhere = answer(200, { changed: true });
const violatesConstraint = answer(400, { code: '23514', message: 'name too long' });

/** A page whose database restores the backup, unless these answers say otherwise. */
const open = async (answers?: Parameters<typeof fakeRest>[0]) =>
  openPage({ answers: { [REPLACE]: replaced, ...answers } });

test('a restored backup is shown and written to the copies, with the ids of the new rows', async () => {
  const { editor, browser, shown } = await open();
  expect(await editor.replaceAll(backup)).toBeUndefined();
  expect(shown().products).toEqual([]);
  expect(shown().brands).toEqual([{ ...valeo, id: 50 }]);
  expect(shown().slides.map(({ id }) => id)).toEqual(slideIds);
  expect(shown().contact).toEqual(backup.contact);
  expect(browser.store.getItem('ornekoto_brands')).toBe(JSON.stringify(shown().brands));
  expect(browser.store.getItem('ornekoto_products')).toBe('[]');
});

test('pending mutations are pushed first', async () => {
  const { editor, shown, writes } = await open({
    'POST brands': answer(201, [{ id: 40 }]),
    'GET brands': [rows(brands), rows([{ ...gates, id: 40 }, ...brands])],
  });
  editor.add('brands', gates);
  expect(await editor.replaceAll(backup)).toBeUndefined();
  expect(writes()).toEqual(['POST brands', REPLACE]);
  expect(shown().brands.map(({ name }) => name)).toEqual(['VALEO']);
});

test('a restore removes refused mutations from the outbox', async () => {
  const { editor, browser, shown, panel } = await open({ 'POST brands': violatesConstraint });
  editor.add('brands', { name: 'G'.repeat(201), logo: '' });
  await vi.waitFor(() => expect(panel.state).toMatchObject({ waiting: 0, refusals: [{}] }));
  expect(await editor.replaceAll(backup)).toBeUndefined();
  expect(outboxKeys(browser)).toEqual([]);
  expect(shown().brands.map(({ name }) => name)).toEqual(['VALEO']);
});

test('an item that is added while the restore is in flight belongs to the new catalogue', async () => {
  const answered = Promise.withResolvers<Response>();
  const { editor, shown, untilSent, writes } = await open({
    [REPLACE]: () => answered.promise,
    'POST brands': answer(201, [{ id: 51 }]),
  });
  const replacing = editor.replaceAll(backup);
  await vi.waitFor(() => expect(writes()).toHaveLength(1));
  editor.add('brands', gates);
  answered.resolve(await replaced());
  expect(await replacing).toBeUndefined();
  expect(shown().brands.map(({ name }) => name)).toEqual(['GATES', 'VALEO']);
  await untilSent();
  expect(writes()).toEqual([REPLACE, 'POST brands']);
});

test('a restore whose answer was lost is shown when the owner tries again', async () => {
  const { editor, shown, writes } = await open({
    [REPLACE]: networkDown,
    'GET brands': [rows(brands), rows(brands), rows([{ ...valeo, id: 50 }])],
  });
  expect(await editor.replaceAll(backup)).toBe('unanswered');
  expect(await editor.replaceAll(backup)).toBe('changed-elsewhere');
  expect(shown().brands).toEqual([{ ...valeo, id: 50 }]);
  expect(writes()).toHaveLength(2);
});

describe('nothing is replaced', () => {
  test.each([
    ['is unavailable', answer(503, {}), 'unreachable'],
    ['is restricted', answer(402, {}), 'restricted'],
    ['requires a password', answer(401, { code: 'PT401', message: 'none given' }), 'refused'],
    ['rejects the password', answer(403, { code: 'PT403', message: 'wrong' }), 'refused'],
  ])('while mutations are pending because the database %s', async (_, failure, expected) => {
    const { editor, browser, writes } = await open({ 'DELETE brands': failure });
    editor.remove('brands', 8);
    expect(await editor.replaceAll(backup)).toBe(expected);
    expect(writes()).not.toContain(REPLACE);
    expect(outboxKeys(browser)).toHaveLength(1);
  });

  test('when another owner has edited a row: it is shown, and a second try replaces it', async () => {
    const edited = brands.map((brand) => (brand.id === 8 ? { ...brand, logo: 'yeni.svg' } : brand));
    const { editor, shown, writes } = await open({ 'GET brands': [rows(brands), rows(edited)] });
    expect(await editor.replaceAll(backup)).toBe('changed-elsewhere');
    expect(writes()).toEqual([]);
    expect(shown().brands).toEqual(edited);
    expect(await editor.replaceAll(backup)).toBeUndefined();
    expect(shown().brands).toEqual([{ ...valeo, id: 50 }]);
  });

  test.each([
    ['another owner has changed a list', { [REPLACE]: changedElsewhere }, 'changed-elsewhere', 1],
    ['a list, so that its rows were not seen, was not read', { 'GET slides': networkDown }],
    ['the state cannot be read', { 'POST rpc/catalog_state': networkDown }],
    ['a list cannot be read any more', { 'GET slides': [rows(slides), networkDown] }],
  ])(
    'where %s, and screen and copies stay the same',
    async (_, answers, failure = 'unreachable', count = 0) => {
      const { editor, browser, shown, writes } = await open(answers);
      const before = shown();
      const entriesBefore = new Map(browser.store.entries);
      expect(await editor.replaceAll(backup)).toBe(failure);
      expect(writes()).toHaveLength(count);
      expect(shown()).toEqual(before);
      expect(browser.store.entries).toEqual(entriesBefore);
    },
  );
});
