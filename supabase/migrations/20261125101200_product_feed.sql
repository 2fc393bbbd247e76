-- The catalogue as Meta's Commerce Manager (Instagram, Facebook, WhatsApp's platform) and marketplaces read it (D42).

-- PostgREST takes a function's answer as it is, whatever the caller accepts, where its type has this name.
create domain public."*/*" as bytea;

create function private.csv_cell(content text) returns text
language sql immutable parallel safe
return concat(
  '"', case when left(ltrim(content, ''''), 1) in ('=', '+', '-', '@') then '''' end, replace(content, '"', '""'), '"'
);

comment on function private.csv_cell(text) is
  'A cell of a file by RFC 4180. An apostrophe keeps a spreadsheet from taking a text for a formula.';

-- Two at a time: a file of 50,000 products takes the processor for a second, and visitors need the connections.
create function public.product_feed(site text, apikey text default '') returns public."*/*"
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
    private.csv_cell(left(case when about in ('', name) then concat_ws(', ', name, brand, category, nullif(mpn, '')) else about end, 500)),
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

comment on function public.product_feed(text, text) is
  'The catalogue as a CSV file, the newest 50,000 products. `site`: the full address of the shop, to which the links lead. '
  'Left out are products without a price, without a picture, and those with a picture of a kind that Meta does not take. '
  '`apikey` is not used: some gateways leave it in the address.';

revoke all on function private.csv_cell(text), public.product_feed(text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.product_feed(text, text) to anon, authenticated;

-- Where PostgREST does not see new functions by itself.
notify pgrst, 'reload schema';
