-- What the owner reads of the history: its steps, the products that are gone, and the prices of the past. Nobody else reads it. The
-- functions are volatile, because a wrong password cannot be counted in a request by GET.

create function private.name_patterns(search text) returns text[]
language sql stable set search_path = '' as $$
  select array(select '%' || word || '%' from private.search_words(search) as word)
$$;

comment on function private.name_patterns(text) is 'What a folded name must be like, to have all words of a search.';

create function private.which_device(device bytea) returns text
language sql stable set search_path = '' as $$
  select case when device = private.device_hash() then 'this' when device is null then 'none' else 'other' end
$$;

create function private.history_page(entries jsonb[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('entries', to_jsonb(entries[1:50]), 'more', cardinality(entries) > 50)
$$;

comment on function private.history_page(jsonb[]) is 'The answer with the first 50 of at most 51 entries: {entries, more}.';

-- Planned anew each time, because a search may find one product or all of them. Of few, all rows are looked up by the product. Of
-- many, the newest steps have one: their rows are read until it is there.
create function public.recent_changes(older_than bigint default null, search text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  patterns text[] := private.name_patterns(search);
  most constant integer := 1000;
  ids bigint[];
  matching bigint[];
begin
  perform private.is_admin();
  if search ~ '\S' then
    ids := array(
      select product_id from private.product_words where name like all (patterns)
      union all select row_id from private.changed_rows where old_name like all (patterns)
      limit most
    );
    if cardinality(ids) < most then
      matching := array(
        select distinct step from private.changed_rows where list_name = 'products' and row_id = any (ids)
      );
    end if;
  end if;
  return private.history_page(array(
    select jsonb_build_object(
      'id', id, 'key', key, 'kind', kind, 'at', made_at, 'device', private.which_device(device), 'counts', counts,
      'columns', columns, 'names', names, 'undoes', undoes, 'undone', undone_by is not null
    )
    from private.steps
    where made_at > clock_timestamp() - private.history_age()
      and (older_than is null or id < older_than)
      and (matching is null or id = any (matching))
      and (ids is null or matching is not null or exists (
        select from private.changed_rows as changed
        where step = steps.id and list_name = 'products' and (
          -- Without `offset 0`, all names would be read for each search.
          exists (select from private.product_words where product_id = row_id and name like all (patterns) offset 0)
          or exists (
            select from private.changed_rows as other
            where other.row_id = changed.row_id and other.list_name = 'products' and other.old_name like all (patterns) offset 0
          )
        )
      ))
    order by id desc limit 51
  ));
end
$$;

comment on function public.recent_changes(bigint, text) is
  'The newest 50 steps of the owner, of all devices, or those before `older_than`; with `search`, those of products of this name. '
  '{entries: [{id, key, kind, at, device: this, other or none, counts: {products: {added, edited, deleted}, …}, columns, names, '
  'undoes, undone}], more}.';

create function public.deleted_products(older_than bigint default null, search text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  patterns text[] := private.name_patterns(search);
begin
  perform private.is_admin();
  return private.history_page(array(
    select jsonb_build_object(
      'id', deletion.id, 'change', step, 'at', made_at, 'device', private.which_device(device),
      'product', before - 'updated_at'
    )
    from private.changed_rows as deletion join private.steps on steps.id = step
    where list_name = 'products' and before is not null and after is null
      and made_at > clock_timestamp() - private.history_age()
      and (older_than is null or deletion.id < older_than)
      and old_name like all (patterns)
      -- A restored backup adds the products anew. It is undone as a whole.
      and not counts -> 'products' ? 'added'
      and not exists (
        select from private.changed_rows as later
        where later.list_name = 'products' and later.row_id = deletion.row_id and later.id > deletion.id
      )
      and private.row_came_back('products', before, deletion.id) is null
    order by deletion.id desc limit 51
  ));
end
$$;

comment on function public.deleted_products(bigint, text) is
  'The 50 products that were deleted last and have not come back, or those before the entry that `older_than` names; with '
  '`search`, those of this name. Those that a restored backup has replaced are left out. {entries: [{id, change: its step, at, '
  'device, product}], more}.';

create function public.price_history(product bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.is_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('price', price, 'since', since, 'until', until) order by since), '[]')
    from private.prices
    where product_id = product and (until is null or until > clock_timestamp() - interval '90 days')
  );
end
$$;

comment on function public.price_history(bigint) is
  'The prices of a product, oldest first: [{price, since, until: null for the present one}]. The first `since` is when the table '
  'began to know.';

create function public.lowest_prices(days integer, changing bigint[] default '{}', staying bigint[] default '{}') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.is_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', asked.id, 'began', began, 'price', price, 'since', lowest.since, 'until', lowest.until,
      'earliest', (
        select min(since) from private.prices where product_id = asked.id
        having min(since) > began - make_interval(days => days)
      )
    ) order by asked.id), '[]')
    from (
      select id, clock_timestamp() as began from unnest(changing) as id
      union all
      select product_id, since from private.prices where product_id = any (staying) and until is null
    ) as asked left join lateral (
      select * from private.prices
      where product_id = asked.id and since < began and (until is null or until > began - make_interval(days => days))
      order by price, since desc limit 1
    ) as lowest on true
  );
end
$$;

comment on function public.lowest_prices(integer, bigint[], bigint[]) is
  'The lowest price of so many days before a discount began. changing: products whose price the caller is about to change, so that '
  'it begins now. staying: it began with the present price. [{id, began, price, since, until, earliest}]: price is null where '
  'there was none; earliest is when the table began to know, where that is later.';

revoke all on function
  private.name_patterns(text), private.which_device(bytea), private.history_page(jsonb[]), public.recent_changes(bigint, text),
  public.deleted_products(bigint, text), public.price_history(bigint), public.lowest_prices(integer, bigint[], bigint[])
  from public, anon, authenticated, service_role;
grant execute on function
  public.recent_changes(bigint, text), public.deleted_products(bigint, text), public.price_history(bigint),
  public.lowest_prices(integer, bigint[], bigint[])
  to anon, authenticated;
