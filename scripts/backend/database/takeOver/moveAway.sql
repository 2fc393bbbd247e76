-- Makes room for the migrations: the shop's tables and its schema get other names until their rows have been copied.

do $$
declare
  old record;
begin
  -- The names of the functions that the migrations create are filled in.
  for old in
    select oid::regprocedure as name from pg_proc
    where pronamespace = 'public'::regnamespace and proname in ({{functions}})
  loop
    execute format('drop function %s', old.name);
  end loop;
  drop domain if exists public."*/*";
  for old in
    select policyname from pg_policies
    where schemaname = 'storage' and tablename = 'objects'
      and policyname in ('the owner uploads pictures', 'the owner finds pictures', 'the owner removes pictures')
  loop
    execute format('drop policy %I on storage.objects', old.policyname);
  end loop;
end
$$;

create schema public_before;
alter table if exists public.products set schema public_before;
alter table if exists public.brands set schema public_before;
alter table if exists public.slides set schema public_before;
alter table if exists public.contact_info set schema public_before;
alter table if exists public.shop_info set schema public_before;

create schema if not exists private;
alter schema private rename to private_before;

do $$
begin
  if to_regtype('public.image_address') is not null then
    alter domain public.image_address set schema public_before;
  end if;
end
$$;
