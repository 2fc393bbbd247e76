import { beforeAll, describe, expect, test } from 'vitest';

import { rest } from '../support/rest';
import { contentOf, insertRow, TABLES, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const WRITES = TABLES.flatMap((table) => {
  const row = VALID_ROWS[table];
  const withId = { ...row, id: 1 };
  const upsert = { prefer: 'resolution=merge-duplicates' };
  return [
    { status: 401, method: 'POST', path: table, body: row },
    { status: 401, method: 'POST', path: table, body: [row, row] },
    { status: 401, method: 'PATCH', path: `${table}?id=eq.1`, body: row },
    { status: 401, method: 'PATCH', path: table, body: row },
    { status: 401, method: 'DELETE', path: `${table}?id=eq.1` },
    { status: 401, method: 'DELETE', path: `${table}?id=neq.0` },
    { status: 401, method: 'DELETE', path: table },
    // Only the database chooses ids. This is refused before the password is checked.
    { status: 400, method: 'POST', path: table, body: withId },
    { status: 400, method: 'POST', path: table, body: withId, headers: upsert },
    { status: 400, method: 'PUT', path: `${table}?id=eq.1`, body: withId },
  ];
});

const HIDDEN = [
  { method: 'GET', path: 'filled_lists' },
  { method: 'GET', path: 'filled_lists', headers: { 'accept-profile': 'private' } },
  { method: 'POST', path: 'rpc/claim_first_fill', body: { list: 'products' } },
  {
    method: 'POST',
    path: 'rpc/claim_first_fill',
    body: { list: 'products' },
    headers: { 'content-profile': 'private' },
  },
  { method: 'POST', path: 'rpc/note_filled_list', body: {} },
  { method: 'GET', path: 'rpc/seed_samples' },
  { method: 'GET', path: 'product_words' },
  { method: 'GET', path: 'product_words', headers: { 'accept-profile': 'private' } },
  { method: 'GET', path: 'rpc/search_words?typed=far' },
];

const ROLES = ['anon', 'authenticated'];

const PRIVILEGES = `
  select role, relation::text, string_agg(privilege, ' ' order by privilege) as privileges
  from unnest(array['anon', 'authenticated']) as role,
    (select oid::regclass as relation, relkind from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and relkind in ('r', 'S')) as relations,
    unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'USAGE'])
      as privilege
  where case relkind
    when 'r' then privilege <> 'USAGE' and has_table_privilege(role, relation, privilege)
    else privilege in ('SELECT', 'UPDATE', 'USAGE') and has_sequence_privilege(role, relation, privilege)
  end
  group by role, relation::text
  order by role, relation::text`;

const COLUMN_PRIVILEGES = `
  select role, privilege, json_agg(attname order by attname) as columns
  from unnest(array['anon', 'authenticated']) as role, unnest(array['INSERT', 'UPDATE']) as privilege,
    pg_attribute
  where attrelid = $1::regclass and attnum > 0 and has_column_privilege(role, attrelid, attnum, privilege)
  group by role, privilege
  order by role, privilege`;

const FUNCTIONS = `
  select oid::regproc::text as name
  from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and has_function_privilege(role, oid, 'EXECUTE')
  group by 1 order by 1`;

const CALLABLE = [
  'catalog_state',
  'first_page',
  'has_pictures',
  'private.is_admin',
  'private.is_admin_of_pictures',
  'replace_brands',
  'replace_catalog',
  'replace_products',
  'replace_slides',
  'search_products',
  'seed_samples',
  'unused_pictures',
];

describeBackend('the public key', () => {
  describe.each(['everything', 'nothing'] as const)('where new tables grant %s', (grants) => {
    const backend = useBackend({ grants });

    beforeAll(async () => {
      await rest(backend(), 'POST', 'rpc/seed_samples');
      await insertRow(backend(), 'contact_info', VALID_ROWS.contact_info);
    });

    test.for(TABLES)('reads %s', async (table) => {
      const { status, body } = await rest(backend(), 'GET', `${table}?select=id&order=id`);
      expect(status).toBe(200);
      const stored = await backend().sql<{ id: string }>(
        `select id from public.${table} order by id`,
      );
      expect(stored.length).toBeGreaterThan(0);
      expect(body).toEqual(stored.map(({ id }) => ({ id: Number(id) })));
    });

    test.for(WRITES)('cannot use $method $path', async ({ status, method, path, ...request }) => {
      const before = await contentOf(backend());
      const answer = await rest(backend(), method, path, request);
      expect(answer.status).toBe(status);
      expect(await contentOf(backend())).toBe(before);
    });

    test.for(HIDDEN)('cannot reach $method $path', async ({ method, path, ...request }) => {
      const { status } = await rest(backend(), method, path, request);
      expect([404, 405, 406]).toContain(status);
    });

    test('lets its roles read every table and delete from lists', async () => {
      expect(await backend().sql(PRIVILEGES)).toEqual(
        ROLES.flatMap((role) => [
          { role, relation: 'brands', privileges: 'DELETE SELECT' },
          { role, relation: 'contact_info', privileges: 'SELECT' },
          { role, relation: 'products', privileges: 'DELETE SELECT' },
          { role, relation: 'slides', privileges: 'DELETE SELECT' },
        ]),
      );
    });

    test.for(TABLES)('lets its roles write only the form’s columns of %s', async (table) => {
      const columns = [
        ...Object.keys(VALID_ROWS[table]),
        ...(table === 'contact_info' ? ['updated_at'] : []),
      ].toSorted();
      // An undone deletion comes back at its old place.
      const inserted = table === 'contact_info' ? columns : [...columns, 'created_at'].toSorted();
      expect(await backend().sql(COLUMN_PRIVILEGES, [`public.${table}`])).toEqual(
        ROLES.flatMap((role) => [
          { role, privilege: 'INSERT', columns: inserted },
          { role, privilege: 'UPDATE', columns },
        ]),
      );
    });

    test('lets its roles call only the functions that they need', async () => {
      expect(await backend().sql(FUNCTIONS)).toEqual(CALLABLE.map((name) => ({ name })));
    });

    test('searches the products', async () => {
      const { status, body } = await rest(backend(), 'GET', 'rpc/search_products?query=filtre');
      expect([status, body]).toMatchObject([200, { total: 1, products: [{ brand: 'MANN' }] }]);
    });

    test.for(['', 'sb_publishable_of_another_project'])('cannot be %j', async (key) => {
      const { status } = await rest(backend(), 'GET', 'products', { key });
      expect(status).toBe(401);
    });
  });
});
