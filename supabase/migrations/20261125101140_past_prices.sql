-- Prices have a past. The old price of a discount is the lowest one of the days before the discount began, and the seller has to
-- prove it (D48). A price of 0 means that there is none (D27).

create table private.prices (
  product_id bigint not null,
  price numeric not null,
  since timestamptz not null,
  until timestamptz,
  primary key (product_id, since)
);

comment on table private.prices is
  'The prices of products and when they had them; until is null for the present one. Past ones are remembered for ninety days.';

create index prices_oldest_first on private.prices (until) where until is not null;

alter table private.prices enable row level security;
revoke all on private.prices from public, anon, authenticated, service_role;

-- A restored backup deletes all products and inserts them under new ids. So a product without a past that comes while another one
-- of the same name and brand goes has the prices of that one.
-- The statements are texts, so that they are planned anew: a session's first one may be for one row, and a later one for 50,000.
create function private.note_new_prices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute $sql$
    update private.prices as noted
    set product_id = come.id,
      until = case when noted.until >= now() and noted.price = come.price then null else noted.until end
    from (
      select row_id, before ->> 'name' as name, before ->> 'brand' as brand,
        row_number() over (partition by before ->> 'name', before ->> 'brand' order by row_id) as place
      from private.changed_rows where step = $1 and list_name = 'products' and before is not null and after is null
    ) as gone join (
      select id, name, brand, price, row_number() over (partition by name, brand order by id) as place from changed
    ) as come using (name, brand, place)
    where noted.product_id = gone.row_id and not exists (select from private.prices where product_id = come.id)
  $sql$ using nullif(current_setting('shop.step', true), '')::bigint;
  execute $sql$
    insert into private.prices (product_id, price, since)
    select id, price, clock_timestamp() from changed
    where price > 0 and not exists (select from private.prices where product_id = id and until is null)
  $sql$;
  return null;
end
$$;

create function private.note_changed_prices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute $sql$
    with other as materialized (
      select id, changed.price from earlier join changed using (id) where earlier.price <> changed.price
    ), ended as (
      update private.prices as noted set until = $1 from other where noted.product_id = other.id and noted.until is null
    ), forgotten as (
      delete from private.prices
      where (product_id, since) in (
        select product_id, since from private.prices where until < $1 - interval '90 days' limit 2000
      )
    )
    insert into private.prices (product_id, price, since) select id, price, $1 from other where price > 0
  $sql$ using clock_timestamp();
  return null;
end
$$;

create function private.end_prices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute 'update private.prices set until = clock_timestamp() where until is null' ||
    case tg_op when 'DELETE' then ' and product_id in (select id from earlier)' else '' end;
  return null;
end
$$;

-- They run after note_changes, because the triggers of an event run in the order of their names.
create trigger note_prices_of_insert after insert on public.products
  referencing new table as changed for each statement execute function private.note_new_prices();
create trigger note_prices_of_update after update on public.products
  referencing old table as earlier new table as changed for each statement execute function private.note_changed_prices();
create trigger note_prices_of_delete after delete on public.products
  referencing old table as earlier for each statement execute function private.end_prices();
create trigger note_prices_of_truncate after truncate on public.products
  for each statement execute function private.end_prices();

-- Of rows that were inserted before this file was run.
insert into private.prices (product_id, price, since)
select id, price, clock_timestamp() from public.products where price > 0;

revoke all on function private.note_new_prices(), private.note_changed_prices(), private.end_prices()
  from public, anon, authenticated, service_role;
