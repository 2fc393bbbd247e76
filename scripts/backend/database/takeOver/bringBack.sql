-- Copies all rows from the tables of moveAway.sql into those that the migrations have created, then deletes the old tables.
-- It fails where the old tables hold data that the new ones have no place for, or where something else depends on them.
-- The transaction is then rolled back.

do $$
declare
  old record;
  columns text;
  last_id bigint;
begin
  -- The history must not note copied rows as changes of the owner.
  perform set_config('shop.no_history', 'on', true);
  for old in
    select oid::regclass as name, 'public.' || relname as target, relname from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public_before'::regnamespace
  loop
    -- The migrations have made its row.
    if old.relname = 'shop_info' then
      delete from public.shop_info;
    end if;
    -- The insert fails if an old table has a column that the new one does not have.
    select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
    where attrelid = old.name and attnum > 0 and not attisdropped;
    execute format('insert into %s (%s) overriding system value select %2$s from %s', old.target, columns, old.name);
    execute format('select max(id) from %s', old.target) into last_id;
    -- An id that was deleted is not used again.
    last_id := greatest(last_id, pg_sequence_last_value(pg_get_serial_sequence(old.name::text, 'id')));
    if last_id is not null then
      perform setval(pg_get_serial_sequence(old.target, 'id'), last_id);
    end if;
  end loop;

  for old in
    select oid::regclass as name, oid, to_regclass(format('private.%I', relname)) as target, relname from pg_class
    where relkind in ('r', 'p') and relnamespace = 'private_before'::regnamespace
  loop
    if old.target is null then
      raise exception 'the schema private has a table that is not of the shop: %', old.relname;
    end if;
    select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
    where attrelid = old.oid and attnum > 0 and not attisdropped
      and attname in (select attname from pg_attribute where attrelid = old.target and not attisdropped);
    -- The copies above have run triggers, which have filled some of these tables. Their prices begin today, so the old ones come back.
    if old.relname = 'prices' then
      execute format('delete from %s', old.target);
    end if;
    execute format(
      'insert into %s (%s) overriding system value select %2$s from %s on conflict do nothing', old.target, columns, old.name
    );
    if exists (select from pg_attribute where attrelid = old.target and attname = 'id' and attidentity <> '') then
      last_id := pg_sequence_last_value(pg_get_serial_sequence(old.name::text, 'id'));
      perform setval(pg_get_serial_sequence(old.target::text, 'id'), last_id) where last_id is not null;
    end if;
  end loop;
end
$$;

drop schema private_before cascade;
drop table if exists
  public_before.products, public_before.brands, public_before.slides, public_before.contact_info, public_before.shop_info;
drop domain if exists public_before.image_address;
drop schema public_before;

-- The record of the first builds, whose migrations had other versions.
delete from supabase_migrations.schema_migrations where version between '20261121100000' and '20261123090000';
