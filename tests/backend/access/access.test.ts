import { describe, expect, test } from 'vitest';

import { columnOf } from '@/data/schema/rows';
import { FIELDS } from '@/domain/catalog';

import { TABLES } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const ROLES = ['anon', 'authenticated'];

const PRIVILEGES = `
  select role, relation::text, string_agg(privilege, ' ' order by privilege) as privileges
  from unnest(array['anon', 'authenticated', 'service_role']) as role,
    (select oid::regclass as relation, relkind, relnamespace from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and relkind in ('r', 'S')) as relations,
    unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'USAGE'])
      as privilege
  where (role <> 'service_role' or relnamespace = 'private'::regnamespace) and case relkind
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

const OPEN_TO_OTHER_SCHEMAS = `
  select oid::regproc::text as name from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
    and not coalesce(proconfig, '{}') @> array['search_path=""']`;

/** Hosted projects allow a statement 3 or 8 s. */
const OWN_LIMITS = `
  select oid::regproc::text as name, setting
  from pg_proc, unnest(proconfig) as setting
  where pronamespace = 'public'::regnamespace and setting like 'statement_timeout=%'
  order by 1`;

const CALLABLE = [
  'catalog_state',
  'change_products',
  'deleted_products',
  'first_page',
  'has_pictures',
  'lowest_prices',
  'part_page',
  'price_history',
  'private.is_admin',
  'private.is_admin_of_pictures',
  'product_feed',
  'product_sitemap',
  'recent_changes',
  'replace_catalog',
  'search_products',
  'seed_samples',
  'undo_change',
];

describeBackend('the public key', () => {
  describe.each(['everything', 'nothing'] as const)('where new tables grant %s', (grants) => {
    const backend = useBackend({ grants });

    test('lets its roles read every table and delete from lists, and no role reach private ones', async () => {
      expect(await backend().sql(PRIVILEGES)).toEqual(
        ROLES.flatMap((role) => [
          { role, relation: 'brands', privileges: 'DELETE SELECT' },
          { role, relation: 'contact_info', privileges: 'SELECT' },
          { role, relation: 'products', privileges: 'DELETE SELECT' },
          { role, relation: 'shop_info', privileges: 'SELECT' },
          { role, relation: 'slides', privileges: 'DELETE SELECT' },
        ]),
      );
    });

    test.for(TABLES)('lets its roles write only the form’s columns of %s', async (table) => {
      const fields = Object.keys(FIELDS[table === 'contact_info' ? 'contact' : table]);
      const columns = [
        ...fields.map(columnOf),
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

    test('finds no function that has its maker’s rights and takes names from any schema', async () => {
      expect(await backend().sql(OPEN_TO_OTHER_SCHEMAS)).toEqual([]);
    });

    test('gives functions that write many rows a minute, a search two seconds, feed and sitemap ten', async () => {
      expect(await backend().sql(OWN_LIMITS)).toEqual([
        { name: 'catalog_state', setting: 'statement_timeout=60s' },
        { name: 'change_products', setting: 'statement_timeout=60s' },
        { name: 'product_feed', setting: 'statement_timeout=10s' },
        { name: 'product_sitemap', setting: 'statement_timeout=10s' },
        { name: 'replace_catalog', setting: 'statement_timeout=60s' },
        { name: 'search_products', setting: 'statement_timeout=2s' },
        { name: 'undo_change', setting: 'statement_timeout=60s' },
      ]);
    });

    test('lets its roles call only the functions that they need', async () => {
      expect(await backend().sql(FUNCTIONS)).toEqual(CALLABLE.map((name) => ({ name })));
    });
  });
});
