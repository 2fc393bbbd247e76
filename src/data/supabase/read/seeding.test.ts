import { describe, expect, test } from 'vitest';

import { toRow } from '@/data/schema/rows';
import { sampleCatalog } from '@/data/schema/samples';
import { answer, fakeRest, networkDown, productRows, rows } from '@/data/testing/fakeRest';
import { loadFrom } from '@/data/testing/loadFrom';
import { loggedErrors } from '@/data/testing/loggedErrors';

const logged = loggedErrors();

const callsOf = (rest: ReturnType<typeof fakeRest>) => rest.requests.map(({ call }) => call);
const noFunction = answer(404, { code: 'PGRST202', message: 'Could not find the function' });
const created = answer(201, '');

test('one request seeds all new tables, which are read again; a list that was emptied stays so', async () => {
  const rest = fakeRest({
    'GET products': [rows([]), rows(productRows(1))],
    'GET brands': [rows([]), rows([{ id: 1, name: 'BOSCH' }])],
    'GET slides': rows([]),
    'POST rpc/seed_samples': answer(200, ['products', 'brands']),
  });
  const { catalog, entries } = await loadFrom(rest);
  expect(catalog.products).toHaveLength(1);
  expect(catalog.brands).toHaveLength(1);
  expect(catalog.slides).toEqual([]);
  const further = ['POST rpc/seed_samples', 'GET products', 'GET brands', 'GET slides'];
  expect(callsOf(rest).slice(4)).toEqual(further);
  expect(entries.get('ornekoto_brands')).toBe(JSON.stringify(catalog.brands));
  expect(entries.get('ornekoto_slides')).toBe('[]');
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['is forbidden', answer(403, { code: '42501', message: 'permission denied' })],
  ['fails', answer(500, { message: 'deadlock' })],
  ['gets no answer', networkDown],
  ['answers with an object', answer(200, {})],
])('when the seed function %s, the samples are shown and no copy is saved', async (_, failure) => {
  const rest = fakeRest({ 'GET products': rows([]), 'POST rpc/seed_samples': failure });
  const { catalog, entries } = await loadFrom(rest);
  expect(catalog.products).toBe(sampleCatalog.products);
  expect(entries.has('ornekoto_products')).toBe(false);
  expect(callsOf(rest).slice(4)).toEqual(['POST rpc/seed_samples']);
  expect(logged).toHaveBeenCalledOnce();
});

describe('a database without our SQL functions', () => {
  const oldestFirst = sampleCatalog.brands.map((brand) => toRow('brands', brand)).toReversed();
  const stored = (firstId: number) =>
    oldestFirst.map((row, index) => ({ ...row, id: firstId + index })).toReversed();

  test.each([
    ['PGRST202', noFunction],
    ['404 with an empty list', answer(404, [])],
    ['404 without a body', answer(404, '')],
  ])('gets one bulk insert, oldest row first, after the answer %s', async (_, missing) => {
    const rest = fakeRest({
      'GET brands': [rows([]), rows(stored(1))],
      'POST rpc/seed_samples': missing,
      'POST brands': created,
    });
    const { catalog, entries } = await loadFrom(rest);
    const further = ['POST rpc/seed_samples', 'POST brands', 'GET brands', 'GET brands'];
    expect(callsOf(rest).slice(4)).toEqual(further);
    expect(rest.requests[5]?.body).toEqual(oldestFirst);
    expect(catalog.brands).toEqual(sampleCatalog.brands);
    expect(entries.get('ornekoto_brands')).toBe(JSON.stringify(sampleCatalog.brands));
    expect(logged).not.toHaveBeenCalled();
  });

  test('loses the samples that a second browser has inserted, and no other rows', async () => {
    const own = { ...toRow('brands', { id: 30, name: 'VALEO', logo: '' }), id: 30 };
    const duplicated = [own, { ...own, id: 29 }, ...stored(11), ...stored(1)];
    const rest = fakeRest({
      'GET brands': [rows([]), rows(duplicated), rows(stored(1))],
      'POST rpc/seed_samples': noFunction,
      'POST brands': created,
      'DELETE brands': answer(204, ''),
    });
    await loadFrom(rest);
    const deleted = rest.requests.find(({ call }) => call === 'DELETE brands');
    expect(deleted?.url.searchParams.get('id')).toBe('in.(11,12,13,14,15,16,17,18,19,20)');
  });

  test('shows the samples and saves no copy when it rejects the insert', async () => {
    const rest = fakeRest({
      'GET products': rows([]),
      'POST rpc/seed_samples': noFunction,
      'POST products': answer(401, { code: '42501', message: 'permission denied' }),
    });
    const { catalog, entries } = await loadFrom(rest, { ornekoto_products: '[]' });
    expect(catalog.products).toBe(sampleCatalog.products);
    expect(entries.get('ornekoto_products')).toBe('[]');
    expect(rest.requests.at(-1)?.body).toEqual(
      sampleCatalog.products.map((product) => toRow('products', product)).toReversed(),
    );
    expect(logged).toHaveBeenCalledOnce();
  });
});
