-- Replaces all rows of a list. With two requests, a delete of all rows and an insert of all rows, the list would be lost if
-- the second failed. Here both are in one transaction: all or nothing, and readers see the old list until it is committed.

create function private.begin_replacement() returns void
language plpgsql set search_path = '' as $$
declare
  applied json;
begin
  perform private.is_admin();
  select json_object_agg(list_name, array(select unnest(ids) order by 1 desc)) into applied
  from private.applied_operations where operation_id = private.current_operation();
  if applied is not null then
    perform private.refuse_repeated_operation(applied);
  end if;
end
$$;

comment on function private.begin_replacement() is
  'Lets the owner in, once for each operation. A repetition gets {list: ids} of the first time.';

create function private.replace_list(list text, items jsonb, base_ids bigint[]) returns bigint[]
language plpgsql set search_path = '' as $$
declare
  columns text;
  deleted bigint[];
  made bigint[];
begin
  -- Without this, null would count as an empty list.
  if items is null or jsonb_typeof(items) <> 'array' then
    raise sqlstate 'PT400' using message = format('%s: an array of rows is needed', list);
  end if;
  -- Waits for a visitor who is seeding this list. Marks the list as filled, so that an empty one is never seeded.
  perform private.claim_first_fill(list);

  -- Compares the ids that the delete has returned, so that no change between a read and the delete is missed.
  -- The condition is there because hosted projects refuse a delete without one.
  execute format(
    'with gone as (delete from public.%I where id <> 0 returning id) select array(select id from gone order by id)',
    list
  ) into deleted;
  if deleted <> array(select id from unnest(base_ids) as base (id) order by id) then
    raise sqlstate 'PT409' using message = 'list changed elsewhere';
  end if;

  select string_agg(quote_ident(attname), ', ') into columns from pg_catalog.pg_attribute
  where attrelid = format('public.%I', list)::regclass
    and attnum > 0 and not attisdropped and attname not in ('id', 'created_at');
  -- The last item is inserted first, so that the first item is the newest.
  execute format(
    'with made as (
      insert into public.%1$I (%2$s)
      select %2$s from jsonb_populate_recordset(null::public.%1$I, $1) with ordinality
      order by ordinality desc
      returning id
    )
    select array(select id from made order by id desc)',
    list, columns
  ) into made using items;
  -- The insert trigger does not record an insert of no rows.
  if made = '{}' then
    perform private.note_operation(list, made);
  end if;
  return made;
end
$$;

comment on function private.replace_list(text, jsonb, bigint[]) is
  'Puts items in the place of a list whose ids are base_ids, in any order; else answers 409. Returns the new '
  'ids, the first item''s first. To be called after is_admin(), whose lock keeps other writes out.';

-- Security definer, so that the password is checked once for all their statements. A statement of the public roles may take
-- 3 or 8 s on hosted projects, and a list of 50,000 rows takes almost as long. PostgREST applies the statement_timeout of a
-- function before it calls it. Set inside the running function it would have no effect, because PostgreSQL starts the clock
-- at the beginning of the statement.

create function public.replace_products(items jsonb, base_ids bigint[]) returns bigint[]
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
begin
  perform private.begin_replacement();
  return private.replace_list('products', items, base_ids);
end
$$;

comment on function public.replace_products(jsonb, bigint[]) is
  'Puts items in the place of all products, the first as the newest, if these have the ids base_ids; else 409.';

create function public.replace_brands(items jsonb, base_ids bigint[]) returns bigint[]
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
begin
  perform private.begin_replacement();
  return private.replace_list('brands', items, base_ids);
end
$$;

comment on function public.replace_brands(jsonb, bigint[]) is
  'Puts items in the place of all brands, the first as the newest, if these have the ids base_ids; else 409.';

create function public.replace_slides(items jsonb, base_ids bigint[]) returns bigint[]
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
begin
  perform private.begin_replacement();
  return private.replace_list('slides', items, base_ids);
end
$$;

comment on function public.replace_slides(jsonb, bigint[]) is
  'Puts items in the place of all slides, the first as the newest, if these have the ids base_ids; else 409.';

revoke all on function
  private.begin_replacement(), private.replace_list(text, jsonb, bigint[]), public.replace_products(jsonb, bigint[]),
  public.replace_brands(jsonb, bigint[]), public.replace_slides(jsonb, bigint[])
  from public, anon, authenticated, service_role;
grant execute on function
  public.replace_products(jsonb, bigint[]), public.replace_brands(jsonb, bigint[]),
  public.replace_slides(jsonb, bigint[])
  to anon, authenticated;
