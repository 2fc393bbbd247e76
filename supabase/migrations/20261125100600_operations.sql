-- An insert that is sent twice is applied once. A browser without an answer cannot know whether its insert was
-- applied, and Chromium repeats a request by itself when the connection breaks. So the shop gives each change an
-- id (header x-op-id), and the database records it. Deletes can be repeated safely, unless their rows have come back. So can
-- updates, unless a newer attempt of the same change (header x-op-attempt) was applied before the old one arrives.

create table private.applied_operations (
  operation_id uuid not null,
  list_name text not null,
  ids bigint[] not null,
  attempt integer not null default 0,
  answer jsonb,
  applied_at timestamptz not null default clock_timestamp(),
  primary key (operation_id, list_name)
);

comment on table private.applied_operations is 'What was written with an x-op-id, and the ids of its rows.';

create index applied_operations_oldest_first on private.applied_operations (applied_at);

alter table private.applied_operations enable row level security;
revoke all on private.applied_operations from public, anon, authenticated, service_role;

create function private.current_operation() returns uuid
language sql stable set search_path = '' as $$
  select private.request_header('x-op-id')::uuid
$$;

comment on function private.current_operation() is
  'The x-op-id of the request; null if it has none. One that is no uuid is an error, answered as 400.';

create function private.refuse_repeated_operation(applied json) returns void
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT409' using message = 'operation already applied', detail = applied::text;
end
$$;

comment on function private.refuse_repeated_operation(json) is
  'Answers a repetition as 409, with the ids that the first time has made in details.';

create function private.note_operation(list text, made bigint[], answer jsonb default null) returns void
language plpgsql set search_path = '' as $$
declare
  operation uuid := private.current_operation();
begin
  if operation is null then
    return;
  end if;
  -- A repetition waits here until the first request has committed.
  insert into private.applied_operations (operation_id, list_name, ids, answer)
  values (operation, list, made, answer) on conflict do nothing;
  if not found then
    perform private.refuse_repeated_operation(
      (select to_json(ids) from private.applied_operations
        where operation_id = operation and list_name = list)
    );
  end if;
  -- No browser repeats an insert after that time.
  delete from private.applied_operations where applied_at < clock_timestamp() - interval '90 days';
end
$$;

comment on function private.note_operation(text, bigint[], jsonb) is
  'Remembers the request''s operation and the rows that it has made; refuses it if it has been there before.';

create function private.earlier_answer(name text) returns jsonb
language sql volatile set search_path = '' as $$
  select answer from private.applied_operations
  where operation_id = private.current_operation() and list_name = name
$$;

comment on function private.earlier_answer(text) is
  'What a function that notes its answers has answered to this operation before. To be called after is_admin(), where a '
  'repetition waits for the first request.';

create function private.note_inserted_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  made bigint[] := (select array_agg(id order by id) from inserted);
begin
  -- Policies are not checked for an insert of no rows, so it must not write anything here.
  if made is not null then
    perform private.note_operation(tg_table_name, made);
  end if;
  return null;
end
$$;

comment on function private.note_inserted_rows() is
  'Makes an insert that bears an x-op-id a thing that happens once; the ids are noted in the rows'' order.';

create function private.note_updated_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  operation uuid := private.current_operation();
  changed bigint[] := (select array_agg(id order by id) from updated);
begin
  if operation is null or changed is null then
    return null;
  end if;
  insert into private.applied_operations as applied (operation_id, list_name, ids, attempt)
  values (operation, tg_table_name, changed, coalesce(private.request_header('x-op-attempt')::integer, 0))
  on conflict (operation_id, list_name) do update
    set attempt = excluded.attempt where applied.attempt <= excluded.attempt;
  if not found then
    raise sqlstate 'PT409' using message = 'overtaken by a later attempt';
  end if;
  return null;
end
$$;

comment on function private.note_updated_rows() is
  'Refuses an update whose x-op-attempt is lower than one of the same operation that has been carried out.';

-- An operation's deletion has a name of its own, because the update that it has replaced may have been applied.
create function private.note_deleted_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone bigint[] := (select array_agg(id order by id) from deleted);
begin
  if gone is not null then
    perform private.note_operation(tg_table_name || ' deleted', gone);
  end if;
  return null;
end
$$;

comment on function private.note_deleted_rows() is
  'Refuses a deletion that has been carried out before: its rows have come back since (undo_change()).';

create trigger note_inserted_rows after insert on public.products
  referencing new table as inserted for each statement execute function private.note_inserted_rows();
create trigger note_inserted_rows after insert on public.brands
  referencing new table as inserted for each statement execute function private.note_inserted_rows();
create trigger note_inserted_rows after insert on public.slides
  referencing new table as inserted for each statement execute function private.note_inserted_rows();
create trigger note_inserted_rows after insert on public.contact_info
  referencing new table as inserted for each statement execute function private.note_inserted_rows();

create trigger note_updated_rows after update on public.products
  referencing new table as updated for each statement execute function private.note_updated_rows();
create trigger note_updated_rows after update on public.brands
  referencing new table as updated for each statement execute function private.note_updated_rows();
create trigger note_updated_rows after update on public.slides
  referencing new table as updated for each statement execute function private.note_updated_rows();
create trigger note_updated_rows after update on public.contact_info
  referencing new table as updated for each statement execute function private.note_updated_rows();
create trigger note_updated_rows after update on public.shop_info
  referencing new table as updated for each statement execute function private.note_updated_rows();

create trigger note_deleted_rows after delete on public.products
  referencing old table as deleted for each statement execute function private.note_deleted_rows();
create trigger note_deleted_rows after delete on public.brands
  referencing old table as deleted for each statement execute function private.note_deleted_rows();
create trigger note_deleted_rows after delete on public.slides
  referencing old table as deleted for each statement execute function private.note_deleted_rows();

revoke all on function
  private.current_operation(), private.refuse_repeated_operation(json),
  private.note_operation(text, bigint[], jsonb), private.earlier_answer(text), private.note_inserted_rows(),
  private.note_updated_rows(), private.note_deleted_rows()
  from public, anon, authenticated, service_role;
