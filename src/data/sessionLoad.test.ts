import { expect, test } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import { answer, fakeRest, networkDown, rows } from '@/data/testing/fakeRest';
import { loadFrom } from '@/data/testing/loadFrom';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { product } from '@/domain/testing/examples';

const logged = loggedErrors();

const savedProducts = [{ ...product, id: 9, name: 'Dünkü' }];

test('a load sends four requests, shows four tables and saves their copies', async () => {
  const rest = fakeRest();
  const { catalog, more, entries } = await loadFrom(rest);
  expect(catalog.products.map(({ name }) => name)).toEqual(['Parça 2', 'Parça 1']);
  expect(catalog.brands).toEqual(sampleCatalog.brands);
  expect(catalog.slides).toEqual(sampleCatalog.slides);
  const read = { phone: '0312 345 67 89', email: 'a@b.example', address: 'Ankara' };
  expect(catalog.contact).toEqual({ ...read, workingHours: '' });
  const four = ['GET products', 'GET brands', 'GET slides', 'GET contact_info'];
  expect(rest.requests.map(({ call }) => call)).toEqual(four);
  expect(more).toEqual([]);
  expect(Object.fromEntries(entries)).toMatchObject({
    ornekoto_products: JSON.stringify(catalog.products),
    ornekoto_brands: JSON.stringify(catalog.brands),
    ornekoto_slides: JSON.stringify(catalog.slides),
    ornekoto_contact: JSON.stringify(catalog.contact),
    ornekoto_shop: '{}',
  });
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['a network failure', networkDown],
  ['a 503', answer(503, { message: 'Service Unavailable' })],
  ['a 404 of a missing table', answer(404, { code: 'PGRST205', message: 'not found' })],
  ['a 404 with an empty list', answer(404, [])],
  ['a 404 with an empty body', answer(404, '')],
  ['a 401', answer(401, { code: '42501', message: 'permission denied' })],
  ['a 200 with an object', answer(200, {})],
  ['a 200 with null', answer(200, 'null')],
  ['a 200 without a body', answer(200, '')],
  ['a 204', answer(204, '')],
  ['a 200 with the login page of a network', answer(200, '<html>Log in</html>')],
  ['a 200 with a list without rows', answer(200, [1, null, 'x', {}])],
])(
  'after %s a table shows its copy and is not seeded, and the others are shown',
  async (_, failure) => {
    const rest = fakeRest({ 'GET products': failure });
    const copy = JSON.stringify(savedProducts);
    const { catalog, entries } = await loadFrom(rest, { ornekoto_products: copy });

    expect(catalog).toMatchObject({ products: savedProducts, brands: sampleCatalog.brands });
    expect(entries.get('ornekoto_products')).toBe(copy);
    expect(entries.has('ornekoto_brands')).toBe(true);
    expect(rest.requests).toHaveLength(4);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('products'),
      expect.any(Error),
    );
  },
);

test('a table that fails without a copy shows its samples and saves no copy', async () => {
  const rest = fakeRest({ 'GET slides': networkDown, 'GET contact_info': answer(500, 'down') });
  const { catalog, entries } = await loadFrom(rest);
  expect(catalog.slides).toBe(sampleCatalog.slides);
  expect(catalog.contact).toBe(sampleCatalog.contact);
  expect([...entries.keys()].filter((key) => /_[a-z]+$/.test(key))).toEqual([
    'ornekoto_shop',
    'ornekoto_source',
    'ornekoto_products',
    'ornekoto_brands',
  ]);
});

test('without a contact record the shop’s own details are shown and nothing is logged', async () => {
  const rest = fakeRest({ 'GET contact_info': rows([]) });
  const { catalog } = await loadFrom(rest, { ornekoto_contact: '{"phone":"0312 345 67 89"}' });
  expect(catalog.contact).toEqual(sampleCatalog.contact);
  expect(logged).not.toHaveBeenCalled();
});

test('a table with only invalid rows is not seeded', async () => {
  const rest = fakeRest({ 'GET products': rows([{ id: 7, name: 'Fiyatsız' }]) });
  expect((await loadFrom(rest)).catalog.products).toEqual([]);
  expect(rest.requests).toHaveLength(4);
});
