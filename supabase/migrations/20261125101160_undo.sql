-- The owner takes back a step, from any device and in one transaction: row by row, where a row still has what the step has
-- written. What comes back keeps its id, its date and so its place. Undoing is a step, too.

create aggregate private.merged(jsonb) (sfunc = jsonb_concat, stype = jsonb, initcond = '{}');

-- A step may have changed a row several times.
create function private.net_changes(of_step bigint, list text) returns table (
  row_id bigint, existed boolean, remained boolean, before jsonb, after jsonb, last_entry bigint
)
language sql stable set search_path = '' as $$
  select row_id,
    (array_agg(before is not null order by id))[1],
    (array_agg(before is null or after is not null order by id desc))[1],
    private.merged(before order by id desc), private.merged(after order by id), max(id)
  from private.changed_rows
  where step = of_step and list_name = list
  group by row_id
$$;

comment on function private.net_changes(bigint, text) is
  'What a step has made of each row of a list: whether it was there before and after, and the changed values.';

create function private.later_values(list text, item bigint, entry bigint) returns jsonb
language sql stable set search_path = '' as $$
  select private.merged(before order by id desc) - 'updated_at' from private.changed_rows
  where list_name = list and row_id = item and id > entry
$$;

comment on function private.later_values(text, bigint, bigint) is
  'What a row had after this entry of the history in the columns that later entries have changed; updated_at is not compared.';

create function private.row_came_back(list text, item jsonb, entry bigint) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  came bigint;
begin
  if item ? 'created_at' then
    execute format(
      'select id from public.%1$I as other
      where created_at = $1 and %2$s = $2 and id > $3 and exists (
        select from private.changed_rows where list_name = %1$L and row_id = other.id and before is null and changed_rows.id > $4
      )', list, private.name_column(list)
    ) into came using (item ->> 'created_at')::timestamptz, item ->> private.name_column(list), (item ->> 'id')::bigint, entry;
  end if;
  return came;
end
$$;

comment on function private.row_came_back(text, jsonb, bigint) is
  'The new id under which a page without a network has brought back a deleted row: one of its date and name, added since.';

create function private.undo_plan(of_step bigint, list text, only_id bigint) returns jsonb
language plpgsql set search_path = '' as $$
declare
  plan jsonb;
begin
  -- The rows are locked, because the SQL editor does not wait for is_admin().
  execute format(
    $sql$
      with net as materialized (
        select * from private.net_changes($1, %1$L) where $2 is null or row_id = $2
      ), stored as materialized (
        select id, to_jsonb(item) as row from public.%1$I as item where id in (select row_id from net) for update
      ), judged as (
        select net.*, row, back, case
          when existed and not remained then case when row is not null then 'nothing' when back is null then 'insert' else 'back' end
          when row is null then case when existed then 'gone' else 'nothing' end
          when not existed then
            case when remained and row @> private.later_values(%1$L, row_id, last_entry) then 'delete' else 'changed' end
          when row @> after then 'update'
          when row @> (before - 'updated_at') then 'nothing'
          else 'changed'
        end as verdict
        from net left join stored on stored.id = row_id, lateral (
          select case when row is null and existed and not remained
            then private.row_came_back(%1$L, before, last_entry) end as back
        ) as twin
      )
      select jsonb_agg(jsonb_build_object(
        'id', row_id, 'verdict', verdict, 'before', before, 'now', coalesce(back, (row ->> 'id')::bigint),
        'name', case when verdict in ('changed', 'gone', 'back') then coalesce(row ->> %2$L, (
          select whole.before ->> %2$L from private.changed_rows as whole
          where list_name = %1$L and whole.row_id = judged.row_id and whole.before is not null and whole.after is null
          order by id desc limit 1
        )) end
      ) order by row_id)
      from judged
    $sql$, list, private.name_column(list)
  ) into plan using of_step, only_id;
  return coalesce(plan, '[]');
end
$$;

comment on function private.undo_plan(bigint, text, bigint) is
  'What undoing a step does with each row of a list. Verdicts: insert, update, delete; nothing, where it is as before the step; '
  'changed, gone, back (under the id `now`), where it is left.';

create function private.put_rows_back(list text, items jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  place regclass := format('public.%I', list)::regclass;
  ids text := pg_get_serial_sequence(place::text, 'id');
  columns text;
  last_id bigint;
begin
  -- A column that is younger than the deletion gets its default.
  select string_agg(quote_ident(attname), ', ') into columns from pg_catalog.pg_attribute
  where attrelid = place and attnum > 0 and not attisdropped and items -> 0 ? attname;
  execute format(
    'insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_recordset(null::%1$s, $1)', place, columns
  ) using items;
  -- TRUNCATE may have set the sequence back.
  select max((item ->> 'id')::bigint) into last_id from jsonb_array_elements(items) as item;
  if last_id > coalesce(pg_sequence_last_value(ids), 0) then
    perform setval(ids, last_id);
  end if;
end
$$;

create function private.put_values_back(list text, items jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  columns text;
begin
  select string_agg(format(
    case attname when 'updated_at' then '%1$I = greatest(clock_timestamp(), stored.%1$I)' else '%1$I = earlier.%1$I' end, attname
  ), ', ') into columns from pg_catalog.pg_attribute
  where attrelid = format('public.%I', list)::regclass and attnum > 0 and not attisdropped and attname <> 'id';
  execute format(
    'update public.%1$I as stored set %2$s
    from jsonb_to_recordset($1) as change (id bigint, before jsonb)
      join public.%1$I as present using (id), jsonb_populate_record(present, change.before) as earlier
    where stored.id = change.id', list, columns
  ) using items;
end
$$;

-- An insert comes before an update, whose trigger would make it look repeated. A deletion comes before the insert, so that the
-- prices of a product go along where a restored backup is undone.
create function private.carry_out_undo(list text, plan jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  deleted bigint[];
  inserted jsonb;
  updated jsonb;
  remaining jsonb;
begin
  select
    array_agg((item ->> 'id')::bigint) filter (where verdict = 'delete'),
    jsonb_agg(item -> 'before') filter (where verdict = 'insert'),
    jsonb_agg(item) filter (where verdict = 'update'),
    jsonb_agg(item - 'before' - 'verdict' || jsonb_build_object('list', list, 'why', verdict))
      filter (where verdict in ('changed', 'gone', 'back'))
  into deleted, inserted, updated, remaining
  from jsonb_array_elements(plan) as item, lateral (select item ->> 'verdict' as verdict) as judged;
  if deleted is not null then
    execute format('delete from public.%I where id = any ($1)', list) using deleted;
  end if;
  if inserted is not null then
    perform private.put_rows_back(list, inserted);
  end if;
  if updated is not null then
    perform private.put_values_back(list, updated);
  end if;
  return coalesce(remaining, '[]');
end
$$;

comment on function private.carry_out_undo(text, jsonb) is
  'Carries out a plan of undo_plan(). Returns what it leaves: [{list, id, name, why, now}].';

-- Noting the rows for a repetition would take the place of a second history, so it gets them as they are by then.
create function private.undo_answer(undoing jsonb, only_product bigint) returns jsonb
language plpgsql set search_path = '' as $$
declare
  list text;
  present jsonb;
  gone jsonb;
  answer jsonb := undoing || '{"rows": {}, "gone": {}}';
begin
  foreach list in array array['products', 'brands', 'slides', 'contact_info', 'shop_info'] loop
    execute format(
      $sql$
        with asked as (
          select row_id as id from private.changed_rows
          where step = ($1 ->> 'undo')::bigint and list_name = %1$L
            or step = ($1 ->> 'change')::bigint and list_name = %1$L and ($2 is null or row_id = $2)
          union
          select unnest(array[id, now]) from jsonb_to_recordset($1 -> 'left') as item (list text, id bigint, now bigint)
          where item.list = %1$L
        )
        select coalesce(jsonb_agg(to_jsonb(item) order by asked.id) filter (where item.id is not null), '[]'),
          coalesce(jsonb_agg(asked.id order by asked.id) filter (where item.id is null), '[]')
        from asked left join public.%1$I as item using (id) where asked.id is not null
      $sql$, list
    ) into present, gone using undoing, only_product;
    answer := jsonb_set(jsonb_set(answer, array['rows', list], present), array['gone', list], gone);
  end loop;
  return answer;
end
$$;

create function public.undo_change(
  change bigint default null, step_key uuid default null, only_product bigint default null
) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' set statement_timeout = '60s' as $$
declare
  answer jsonb;
  undone private.steps;
  plans jsonb := '{}';
  list text;
  remaining jsonb := '[]';
  undo_step bigint;
begin
  perform private.is_admin();
  answer := private.earlier_answer('undo_change');
  if answer is not null then
    return private.undo_answer(answer, only_product);
  end if;
  select * into undone from private.steps
  where (id = change or key = step_key) and made_at > clock_timestamp() - private.history_age();
  if not found then
    return '{"unknown": true}';
  end if;
  answer := jsonb_build_object('change', undone.id, 'undo', undone.undone_by, 'already', true, 'left', '[]'::jsonb);
  if undone.undone_by is not null then
    return private.undo_answer(answer, only_product);
  end if;

  -- All plans are made first: where the history is full, the step loses its rows to those that its undo notes.
  foreach list in array array['products', 'brands', 'slides', 'contact_info', 'shop_info'] loop
    if only_product is null or list = 'products' then
      plans := plans || jsonb_build_object(list, private.undo_plan(undone.id, list, only_product));
    end if;
  end loop;
  undo_step := private.open_step();
  for list in select jsonb_object_keys(plans) loop
    remaining := remaining || private.carry_out_undo(list, plans -> list);
  end loop;

  if (select counts from private.steps where id = undo_step) = '{}' then
    delete from private.steps where id = undo_step;
    perform private.add_bytes(-private.bytes_of_step());
    undo_step := null;
  else
    update private.steps set kind = 'undo', undoes = undone.id where id = undo_step;
    if only_product is null then
      update private.steps set undone_by = undo_step where id = undone.id;
      update private.steps set undone_by = null where id = undone.undoes;
    end if;
  end if;
  answer := answer || jsonb_build_object('undo', undo_step, 'already', false, 'left', remaining);
  perform private.note_operation('undo_change', '{}', answer);
  return private.undo_answer(answer, only_product);
end
$$;

comment on function public.undo_change(bigint, uuid, bigint) is
  'Undoes a change of recent_changes(), named by its id or by the key of its x-step; of one product of it only, if that is given. '
  'Answers {change, undo: the step that this is, null if nothing was put back, already: another call has undone it, rows: '
  '{products: […], …} as they are now, gone: {products: [ids], …}, left: [{list, id, name, why, now}]}; {unknown: true} where the '
  'history has no such change. why: changed since, gone since, or back under the id `now`.';

revoke all on function
  private.merged(jsonb), private.net_changes(bigint, text), private.later_values(text, bigint, bigint),
  private.row_came_back(text, jsonb, bigint), private.undo_plan(bigint, text, bigint), private.put_rows_back(text, jsonb),
  private.put_values_back(text, jsonb), private.carry_out_undo(text, jsonb), private.undo_answer(jsonb, bigint),
  public.undo_change(bigint, uuid, bigint)
  from public, anon, authenticated, service_role;
grant execute on function public.undo_change(bigint, uuid, bigint) to anon, authenticated;
