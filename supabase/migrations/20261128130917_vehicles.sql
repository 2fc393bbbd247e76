-- The vehicles that a product fits (D51). Visitors search them, between the category and the description.

alter table public.products add column vehicles text check (char_length(vehicles) <= 1000);
grant insert (vehicles), update (vehicles) on public.products to anon, authenticated;

create or replace function private.insert_products(added jsonb) returns bigint[]
language plpgsql set search_path = '' as $$
declare
  made bigint[];
begin
  -- The last item is inserted first, so that the first item is the newest.
  with made_rows as (
    insert into public.products
      (name, price, original_price, image, category, brand, vehicles, description, in_stock, discount, created_at)
    select name, price, original_price, image, category, brand, vehicles, description, in_stock, discount,
      coalesce(created_at, clock_timestamp())
    from jsonb_populate_recordset(null::public.products, added) with ordinality
    order by ordinality desc
    returning id
  )
  select array(select id from made_rows order by id desc) into made;
  return made;
end
$$;

create or replace function private.update_products(edited jsonb) returns void
language sql set search_path = '' as $$
  update public.products as stored
  set name = next.name, price = next.price, original_price = next.original_price, image = next.image,
    category = next.category, brand = next.brand, vehicles = next.vehicles, description = next.description, in_stock = next.in_stock,
    discount = next.discount
  from jsonb_to_recordset(edited) as change (id bigint, wanted jsonb)
    join public.products as before using (id),
    jsonb_populate_record(before, change.wanted) as next
  where stored.id = change.id
$$;

create or replace function private.head_texts(item public.products) returns text[]
language sql immutable parallel safe
return array[item.name, item.brand, item.category, item.vehicles];

-- Without vehicles the fourth text ends where the third one does.
update private.product_words set ends = ends || ends[3];

create or replace function public.product_feed(site text, apikey text default '') returns public."*/*"
language plpgsql stable security definer
set search_path = '' set statement_timeout = '10s' as $$
declare
  base text := regexp_replace(site, '/?$', '/');
  host text := substring(site, '^https?://[^/]+');
  lines text;
begin
  if site !~ '^https?://[^[:space:]"?#]+$' then
    raise sqlstate 'PT400' using message = 'site must be the full address of the shop';
  elsif not (pg_try_advisory_xact_lock(101200, 1) or pg_try_advisory_xact_lock(101200, 2)) then
    raise sqlstate 'PT429' using message = 'busy';
  end if;
  select string_agg(concat_ws(
    ',',
    id,
    private.csv_cell(left(name, 150)),
    private.csv_cell(left(concat_ws(
      E'\n', case when about in ('', name) then concat_ws(', ', name, brand, category, nullif(mpn, '')) else about end,
      'Uyumlu araçlar: ' || regexp_replace(vehicles, '\s*\n\s*', ', ', 'g')
    ), 500)),
    case when in_stock then 'in stock' else 'out of stock' end,
    'new',
    round(case when is_reduced then original_price else price end, 2) || ' TRY',
    case when is_reduced then round(price, 2) || ' TRY' else '' end,
    private.csv_cell(base || '?parca=' || id),
    private.csv_cell(case when image ~* '^https?:' then '' when image like '/%' then host else base end || image),
    private.csv_cell(brand),
    private.csv_cell(mpn),
    private.csv_cell(category)
  ), E'\r\n') into lines
  from (
    select *, coalesce(original_price > price, false) as is_reduced from public.products
    where price > 0 and image <> '' and image !~* '\.(webp|avif|svg)$'
    order by created_at desc, id desc limit 50000
  ) as shown,
    lateral (select rtrim(description, E' \r\n') as said offset 0) as whole,
    lateral (select split_part(said, E'\n', -1) as last_line offset 0) as ending,
    -- The first number of the last line, where it names part numbers (D34). With `offset 0` each value is computed once.
    lateral (select coalesce(trim(
      substring(substring(last_line, private.part_number_line()), '^[^,;]*\d[^,;]*')
    ), '') as mpn offset 0) as numbers,
    lateral (select case when mpn = '' then said else left(said, -char_length(last_line)) end as text offset 0) as texts,
    lateral (select trim(
      case when text ~* '://|www\.' then regexp_replace(text, '(https?://|www\.)\S+', '', 'gi') else text end, E' \r\n'
    ) as about offset 0) as rest;
  perform set_config('response.headers', '[
    {"Content-Type": "text/csv; charset=utf-8"},
    {"Content-Disposition": "attachment; filename=\"katalog.csv\""},
    {"Cache-Control": "public, max-age=3600"}
  ]', true);
  return convert_to(concat_ws(E'\r\n',
    'id,title,description,availability,condition,price,sale_price,link,image_link,brand,mpn,product_type', lines, ''
  ), 'UTF8');
end
$$;

-- The functions that name the columns, and the table, have changed.
notify pgrst, 'reload schema';
