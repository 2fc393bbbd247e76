-- Many products change in one transaction: a list of the owner, or the products that he has marked. Rows that he did not
-- change keep their ids and dates, and the request is as large as the change.

create function private.stored_product(item public.products) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(item) || jsonb_build_object(
    'price', item.price::double precision, 'original_price', item.original_price::double precision
  )
$$;

comment on function private.stored_product(public.products) is
  'The row as browsers read it: their numbers have fewer digits than numeric.';

create function private.insert_products(added jsonb) returns bigint[]
language plpgsql set search_path = '' as $$
declare
  made bigint[];
begin
  -- The last item is inserted first, so that the first item is the newest.
  with made_rows as (
    insert into public.products
      (name, price, original_price, image, category, brand, description, in_stock, discount, created_at)
    select name, price, original_price, image, category, brand, description, in_stock, discount,
      coalesce(created_at, clock_timestamp())
    from jsonb_populate_recordset(null::public.products, added) with ordinality
    order by ordinality desc
    returning id
  )
  select array(select id from made_rows order by id desc) into made;
  return made;
end
$$;

create function private.update_products(edited jsonb) returns void
language sql set search_path = '' as $$
  update public.products as stored
  set name = next.name, price = next.price, original_price = next.original_price, image = next.image,
    category = next.category, brand = next.brand, description = next.description, in_stock = next.in_stock,
    discount = next.discount
  from jsonb_to_recordset(edited) as change (id bigint, wanted jsonb)
    join public.products as before using (id),
    jsonb_populate_record(before, change.wanted) as next
  where stored.id = change.id
$$;

-- Security definer, and the time limit, for the reasons that replace_catalog() has.
create function public.change_products(added jsonb, edited jsonb, deleted jsonb) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  answer jsonb;
  changed jsonb;
  columns text[] := array(select jsonb_object_keys(to_jsonb(jsonb_populate_record(null::public.products, '{}'))));
begin
  perform private.is_admin();
  -- A page that is newer than this database must not lose what has no column here. It takes 404 for a database to be updated.
  if exists (
    select from jsonb_array_elements(added || jsonb_path_query_array(edited, '$[*].wanted')) as given (item)
    where given.item - columns <> '{}'
  ) then
    raise sqlstate 'PT404' using message = 'products: a column is missing';
  end if;
  answer := private.earlier_answer('change_products');
  if answer is not null then
    return answer;
  end if;

  -- The lock keeps out the SQL editor, too, which does not ask is_admin() and so does not wait for it.
  with given as (
    select * from jsonb_to_recordset(edited || deleted) as given (id bigint, seen jsonb)
  ), stored as materialized (
    select id, private.stored_product(item) as row from public.products as item
    where id in (select id from given) for update
  )
  select jsonb_agg(jsonb_build_object('id', id, 'row', stored.row)) into changed
  from given left join stored using (id)
  where (stored.row @> given.seen) is not true;
  if changed is not null then
    return jsonb_build_object('changed', changed);
  end if;

  -- First the insert, because its trigger refuses an operation that another statement has recorded for this list.
  answer := jsonb_build_object('ids', private.insert_products(added));
  perform private.update_products(edited);
  with gone as (
    delete from public.products
    where id in (select id from jsonb_to_recordset(deleted) as given (id bigint))
    returning id, created_at
  )
  select answer || jsonb_build_object('dates', coalesce(jsonb_object_agg(id, created_at), '{}')) into answer from gone;
  perform private.note_operation('change_products', '{}', answer);
  return answer;
end
$$;

comment on function public.change_products(jsonb, jsonb, jsonb) is
  'Adds rows, the first as the newest; edits [{id, seen, wanted}]; deletes [{id, seen}]. seen and wanted are some columns '
  'with their values. Where all rows still have what was seen: {ids: of the added rows, dates: {id: created_at} of the '
  'deleted ones}. Else nothing is changed, and the answer is {changed: [{id, row: as it is now, null if it is gone}]}.';

revoke all on function
  private.stored_product(public.products), private.insert_products(jsonb), private.update_products(jsonb),
  public.change_products(jsonb, jsonb, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.change_products(jsonb, jsonb, jsonb) to anon, authenticated;
