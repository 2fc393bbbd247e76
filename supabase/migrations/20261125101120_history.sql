-- The database remembers what the owner has changed (D48): each step with the rows that it has changed, so that it can be
-- undone from any device. Triggers note it, so that pages of older builds, scripts and the SQL editor are remembered, too.

-- A step is what the owner did once. It may be several requests, which bear its key (header x-step). Without one, a transaction
-- is a step.
create table private.steps (
  id bigint generated always as identity primary key,
  key uuid unique,
  kind text,
  device bytea,
  operation uuid,
  made_at timestamptz not null default clock_timestamp(),
  counts jsonb not null default '{}',
  columns text[] not null default '{}',
  names text[] not null default '{}',
  undoes bigint,
  undone_by bigint
);

comment on table private.steps is
  'What the owner has done. device: the hash of the browser''s token, null where none came. operation: the x-op-id of its first '
  'request. counts: {products: {added, edited, deleted}, …}. columns: those that edits have changed. names: of its first rows, '
  'at most three. undoes, undone_by: the step that it has taken back, and the one that has taken it back.';

create index steps_oldest_first on private.steps (made_at);

-- No foreign key: its check of each row would take as long as noting it.
create table private.changed_rows (
  step bigint not null,
  id bigint generated always as identity,
  list_name text not null,
  row_id bigint not null,
  before jsonb,
  after jsonb,
  old_name text,
  bytes integer not null,
  primary key (step, id)
);

comment on table private.changed_rows is
  'The rows of each step, in the order of id. Of an edited row the changed columns before and after, of a deleted one the whole '
  'row before, of an added one neither. old_name: the name, as search_text() folds it, that a product no longer has.';

create index changed_rows_of_item on private.changed_rows (row_id, list_name);
create index changed_rows_deleted on private.changed_rows (id) where list_name = 'products' and before is not null and after is null;
create index changed_rows_old_names on private.changed_rows (step) include (old_name, row_id) where old_name is not null;

-- A table's size on disk does not shrink, so the history adds up its own. The first step makes the row.
create table private.history_size (
  only_row boolean primary key default true check (only_row),
  bytes bigint not null default 0,
  most_bytes bigint not null default 60 * 1024 * 1024,
  most_age interval not null default '90 days'
);

comment on table private.history_size is 'How large the history is, and how large and old it may be; about, as on disk.';

alter table private.steps enable row level security;
alter table private.changed_rows enable row level security;
alter table private.history_size enable row level security;
revoke all on private.steps, private.changed_rows, private.history_size from public, anon, authenticated, service_role;

create function private.history_age() returns interval
language sql stable set search_path = '' as $$
  select coalesce((select most_age from private.history_size), '90 days')
$$;

create function private.add_bytes(added bigint) returns private.history_size
language sql set search_path = '' as $$
  insert into private.history_size as stored (bytes) values (added)
  on conflict (only_row) do update set bytes = stored.bytes + excluded.bytes
  returning *
$$;

create function private.bytes_of_step() returns integer
language sql immutable return 400;

create function private.open_step() returns bigint
language plpgsql set search_path = '' as $$
declare
  open bigint := nullif(current_setting('shop.step', true), '')::bigint;
  sent text[];
begin
  if open is not null then
    return open;
  end if;
  sent := regexp_match(
    private.request_header('x-step'), '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) ([a-z]{1,20})$'
  );
  -- What a late request of a step that was undone has changed can be undone, too.
  update private.steps set undone_by = null where key = sent[1]::uuid returning id into open;
  if open is null then
    insert into private.steps (key, kind, device, operation)
    values (sent[1]::uuid, sent[2], private.device_hash(), private.current_operation())
    returning id into open;
    perform private.add_bytes(private.bytes_of_step());
  end if;
  perform set_config('shop.step', open::text, true);
  return open;
end
$$;

comment on function private.open_step() is
  'The step of this transaction: the one that the header x-step (`<uuid> <kind>`) names, else a new one.';

-- Most writes are one row, and a step may have 50,000. So what is too much is removed row by row: a step that loses its first row
-- is no longer listed, and its other rows go when their place is needed.
create function private.trim_history(added bigint) returns void
language plpgsql set search_path = '' as $$
declare
  size private.history_size := private.add_bytes(added);
  removed bigint;
  dropped integer;
begin
  delete from private.steps
  where made_at < clock_timestamp() - size.most_age and id < (select max(id) from private.steps);
  get diagnostics dropped = row_count;
  loop
    with removed_rows as (
      delete from private.changed_rows
      where (step, id) in (
        select step, id from private.changed_rows
        where step < (select min(id) from private.steps) order by step, id limit 2000
      )
      returning bytes
    )
    select sum(bytes) into removed from removed_rows;
    size.bytes := size.bytes - coalesce(removed, 0) - dropped * private.bytes_of_step();
    exit when size.bytes <= size.most_bytes;
    dropped := 0;
    if removed is null then
      delete from private.steps
      where id = (select min(id) from private.steps) and id < (select max(id) from private.steps);
      get diagnostics dropped = row_count;
      exit when dropped = 0;
    end if;
  end loop;
  update private.history_size set bytes = size.bytes where bytes <> size.bytes;
end
$$;

comment on function private.trim_history(bigint) is
  'Adds to the size of the history, then removes its oldest rows while it is too large, and some that are too old. The newest '
  'step stays, however large it is.';

create function private.name_column(list text) returns text
language sql immutable set search_path = '' as $$
  select case list when 'slides' then 'title' when 'contact_info' then 'phone' else 'name' end
$$;

create function private.changed_columns(list regclass, side text) returns text
language sql stable set search_path = '' as $$
  select string_agg(format(
    'case when earlier.%1$I is distinct from changed.%1$I then jsonb_build_object(%1$L, %2$I.%1$I) else ''{}'' end', attname, side
  ), ' || ')
  from pg_catalog.pg_attribute
  where attrelid = list and attnum > 0 and not attisdropped and attname not in ('id', 'updated_at', 'saved_at')
$$;

comment on function private.changed_columns(regclass, text) is
  'SQL for what an update has changed in a row, as jsonb. side: `earlier` or `changed`.';

-- Times in a stored row must not depend on the time zone of the session.
create function private.note_changes() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  kind text := case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'edited' else 'deleted' end;
  rows_of text := case tg_op when 'DELETE' then 'earlier' when 'TRUNCATE' then tg_relid::regclass::text else 'changed' end;
  source text;
  noted record;
begin
  if current_setting('shop.no_history', true) = 'on' then
    return null;
  end if;
  source := case kind
    when 'added' then 'select id, null::jsonb as before, null::jsonb as after from changed'
    when 'deleted' then format('select id, to_jsonb(item) as before, null::jsonb as after from %s as item', rows_of)
    else format(
      'select id, %s as before, %s as after from earlier join changed using (id)',
      private.changed_columns(tg_relid, 'earlier'), private.changed_columns(tg_relid, 'changed')
    )
  end;
  execute format(
    $sql$
      with noted as (
        insert into private.changed_rows (step, list_name, row_id, before, after, old_name, bytes)
        select
          -- As a query of its own it runs once, and only where there is a row.
          (select private.open_step()), %1$L, id, before, after,
          case when %1$L = 'products' and before ? 'name' then private.search_text(before ->> 'name') end,
          140 + coalesce(pg_column_size(before), 0) + coalesce(pg_column_size(after), 0)
            + 2 * coalesce(octet_length(before ->> 'name'), 0)
        -- Without `offset 0`, `before` and `after` would be computed anew wherever they are named.
        from (%2$s offset 0) as source
        where before is distinct from '{}'
        returning row_id, after, bytes
      )
      select
        count(*) as count, sum(bytes) as bytes,
        (array_agg(row_id order by row_id desc))[1:3] as first_ids,
        array(select distinct jsonb_object_keys(after) from noted) as columns
      from noted
    $sql$, tg_table_name, source
  ) into noted;
  if noted.count = 0 then
    return null;
  end if;
  execute format(
    $sql$
      update private.steps
      set counts = counts || jsonb_build_object(
          $1, coalesce(counts -> $1, '{}') || jsonb_build_object($2, coalesce((counts -> $1 -> $2)::integer, 0) + $3)
        ),
        columns = array(select distinct unnest(columns || $4) order by 1),
        names = (names || array(select %1$s from %2$s where id = any ($5) and %1$s <> all (names) and %1$s is not null order by id desc))[1:3]
      where id = private.open_step()
    $sql$, private.name_column(tg_table_name), rows_of
  ) using tg_table_name, kind, noted.count, noted.columns, noted.first_ids;
  perform private.trim_history(noted.bytes);
  return null;
end
$$;

comment on function private.note_changes() is
  'Notes the rows of a statement. Nothing is noted while shop.no_history is on: samples, and tables that are taken over.';

create trigger note_changes_of_insert after insert on public.products
  referencing new table as changed for each statement execute function private.note_changes();
create trigger note_changes_of_update after update on public.products
  referencing old table as earlier new table as changed for each statement execute function private.note_changes();
create trigger note_changes_of_delete after delete on public.products
  referencing old table as earlier for each statement execute function private.note_changes();
create trigger note_changes_of_truncate before truncate on public.products
  for each statement execute function private.note_changes();

create trigger note_changes_of_insert after insert on public.brands
  referencing new table as changed for each statement execute function private.note_changes();
create trigger note_changes_of_update after update on public.brands
  referencing old table as earlier new table as changed for each statement execute function private.note_changes();
create trigger note_changes_of_delete after delete on public.brands
  referencing old table as earlier for each statement execute function private.note_changes();
create trigger note_changes_of_truncate before truncate on public.brands
  for each statement execute function private.note_changes();

create trigger note_changes_of_insert after insert on public.slides
  referencing new table as changed for each statement execute function private.note_changes();
create trigger note_changes_of_update after update on public.slides
  referencing old table as earlier new table as changed for each statement execute function private.note_changes();
create trigger note_changes_of_delete after delete on public.slides
  referencing old table as earlier for each statement execute function private.note_changes();
create trigger note_changes_of_truncate before truncate on public.slides
  for each statement execute function private.note_changes();

create trigger note_changes_of_insert after insert on public.contact_info
  referencing new table as changed for each statement execute function private.note_changes();
create trigger note_changes_of_update after update on public.contact_info
  referencing old table as earlier new table as changed for each statement execute function private.note_changes();
create trigger note_changes_of_delete after delete on public.contact_info
  referencing old table as earlier for each statement execute function private.note_changes();
create trigger note_changes_of_truncate before truncate on public.contact_info
  for each statement execute function private.note_changes();

create trigger note_changes_of_update after update on public.shop_info
  referencing old table as earlier new table as changed for each statement execute function private.note_changes();

revoke all on function
  private.history_age(), private.add_bytes(bigint), private.bytes_of_step(), private.open_step(), private.trim_history(bigint),
  private.name_column(text), private.changed_columns(regclass, text), private.note_changes()
  from public, anon, authenticated, service_role;
