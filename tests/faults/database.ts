import type { Fault } from './fault.ts';

export const databaseFaults: readonly Fault[] = [
  {
    title: 'everybody finds and removes photographs',
    file: 'supabase/migrations/20261125100900_pictures.sql',
    find: `for select to anon, authenticated
    using (bucket_id = 'pictures' and (select private.is_admin_of_pictures()));
  create policy "the owner removes pictures" on storage.objects for delete to anon, authenticated
    using (bucket_id = 'pictures' and (select private.is_admin_of_pictures()));`,
    replace: `for select to anon, authenticated
    using (bucket_id = 'pictures');
  create policy "the owner removes pictures" on storage.objects for delete to anon, authenticated
    using (bucket_id = 'pictures');`,
    tests: ['backend tests/backend/pictures'],
  },
  {
    title: 'a photograph is stored under any name',
    file: 'supabase/migrations/20261125100900_pictures.sql',
    find: "      and name ~ '^[0-9a-f]{64}(-400)?\\.(webp|jpg)$'\n",
    replace: '',
    tests: ['backend tests/backend/pictures'],
  },
  {
    title: 'everybody changes slides',
    file: 'supabase/migrations/20261125100500_owner_writing.sql',
    find: 'on public.slides for update to anon, authenticated\n  using ((select private.is_admin()))',
    replace: 'on public.slides for update to anon, authenticated\n  using (true)',
    tests: ['backend tests/backend/access/access.test.ts tests/backend/access/writeAccess.test.ts'],
  },
  {
    title: 'requests may change the date of a brand',
    file: 'supabase/migrations/20261125100500_owner_writing.sql',
    find: 'grant insert (name, logo, created_at), update (name, logo), delete',
    replace: 'grant insert (name, logo, created_at), update (name, logo, created_at), delete',
    tests: ['backend tests/backend/access tests/backend/write/writeDates.test.ts'],
  },
  {
    title: 'guesses at the password run side by side',
    file: 'supabase/migrations/20261125100500_owner_writing.sql',
    find: "    perform pg_advisory_xact_lock('private.wrong_passwords'::regclass::oid::bigint);\n",
    replace: '',
    tests: ['backend tests/backend/access/passwordThrottle.test.ts'],
  },
  {
    title: 'a slide from the future stays above all later ones',
    file: 'supabase/migrations/20261125100500_owner_writing.sql',
    find: 'before insert on public.slides\n  for each row when (new.created_at is null or new.created_at > clock_timestamp())',
    replace: 'before insert on public.slides\n  for each row when (new.created_at is null)',
    tests: ['backend tests/backend/write/writeDates.test.ts'],
  },
  {
    title: 'the contact details have no row level security',
    file: 'supabase/migrations/20261125100100_public_reading.sql',
    find: 'alter table public.contact_info enable row level security;\n',
    replace: '',
    tests: ['backend tests/backend/access/access.test.ts tests/backend/access/writeAccess.test.ts'],
  },
  {
    title: 'an eleventh guess from one address is checked',
    file: 'supabase/migrations/20261125100400_password_throttle.sql',
    find: 'private.counter_of_address(stored_hash)) >= 10',
    replace: 'private.counter_of_address(stored_hash)) > 10',
    tests: ['backend tests/backend/access/passwordThrottle.test.ts'],
  },
  {
    title: 'a new password keeps the known devices of the old one',
    file: 'supabase/migrations/20261125100300_owner_password.sql',
    find: '  delete from private.known_devices where token_hash is not null;\n',
    replace: '',
    tests: ['backend tests/backend/access/knownDevices.test.ts'],
  },
  {
    title: 'a known password with digits behind it is taken',
    file: 'supabase/migrations/20261125100350_known_passwords.sql',
    find: "in (password.folded, btrim(password.folded, '0123456789'))",
    replace: '= password.folded',
    tests: ['backend tests/backend/access/password.test.ts'],
  },
  {
    title: 'the same attempt of an update is refused when it is repeated',
    file: 'supabase/migrations/20261125100600_operations.sql',
    find: 'applied.attempt <= excluded.attempt',
    replace: 'applied.attempt < excluded.attempt',
    tests: ['backend tests/backend/write/writeOnce.test.ts'],
  },
  {
    title: 'a restored list is upside down',
    file: 'supabase/migrations/20261125100700_whole_lists.sql',
    find: 'order by ordinality desc',
    replace: 'order by ordinality',
    tests: ['backend tests/backend/write/writeLists.test.ts'],
  },
  {
    title: 'a restore overwrites what somebody else has just changed',
    file: 'supabase/migrations/20261125100800_whole_catalog.sql',
    find: "base_ids ->> 'state' <> private.catalog_state()",
    replace: "base_ids ->> 'state' = ''",
    tests: ['backend tests/backend/write/writeCatalog.test.ts'],
  },
  {
    title: 'a search answers as many products as somebody asks for',
    file: 'supabase/migrations/20261125101000_product_search.sql',
    find: 'least(greatest(page_size, 1), 100)',
    replace: 'greatest(page_size, 1)',
    tests: ['backend tests/backend/search'],
  },
  {
    title: 'a search does not look at the category',
    file: 'supabase/migrations/20261125101000_product_search.sql',
    find: 'item.brand, item.category, item.description',
    replace: 'item.brand, item.description',
    tests: ['backend tests/backend/search'],
  },
  {
    title: 'brands of the same date have no order on the first page',
    file: 'supabase/migrations/20261125101100_first_page.sql',
    find: 'from public.brands order by created_at desc, id desc limit',
    replace: 'from public.brands order by created_at desc limit',
    tests: ['backend tests/backend/load/loadFirstPage.test.ts'],
  },
  {
    title: 'an insert of no rows keeps the samples away for ever',
    file: 'supabase/migrations/20261125100200_samples.sql',
    find: '  if exists (select from inserted) then\n',
    replace: '  if true then\n',
    tests: [
      'backend tests/backend/schema/samples.test.ts tests/backend/access tests/backend/write',
    ],
  },
  {
    title: 'a function with the rights of its maker takes names from any schema',
    file: 'supabase/migrations/20261125100200_samples.sql',
    find: "returns json\nlanguage plpgsql security definer set search_path = '' as $$",
    replace: 'returns json\nlanguage plpgsql security definer as $$',
    tests: ['backend tests/backend/access tests/backend/schema'],
  },
  {
    title: 'the hash of the password can be read by the role of the server',
    file: 'supabase/migrations/20261125100300_owner_password.sql',
    find: 'revoke all on private.admin_password from public, anon, authenticated, service_role;\n',
    replace: '',
    tests: ['backend tests/backend/access'],
  },
];
