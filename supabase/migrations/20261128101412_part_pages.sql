-- What a page of a part and the sitemap need of the database before any script has run (D50).

-- Null until a row is edited: its date of creation is the date of its last change then.
alter table public.products add column updated_at timestamptz;

create function private.note_update() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;

create trigger note_update before update on public.products
  for each row when (old.* is distinct from new.*)
  execute function private.note_update();

create function public.part_page(id bigint) returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'product', (select to_json(product) from public.products as product where product.id = part_page.id),
    'contact', (
      select to_json(contact) from public.contact_info as contact order by updated_at desc, contact.id desc limit 1
    )
  )
$$;

comment on function public.part_page(bigint) is
  '{product, contact}: a row of products, null where there is none, and the latest row of contact_info.';

create function private.query_value(content text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select string_agg(
    case
      when letter ~ '[A-Za-z0-9*._-]' then letter
      when letter = ' ' then '+'
      else upper(regexp_replace(encode(convert_to(letter, 'UTF8'), 'hex'), '(..)', '%\1', 'g'))
    end,
    '' order by place
  )
  from regexp_split_to_table(content, '') with ordinality as letters (letter, place)
$$;

comment on function private.query_value(text) is
  'A value of an address''s query, written as browsers write it (URLSearchParams).';

create view private.site_addresses (place, id, address, changed) as
  select 1, 0, '', null::timestamptz
  union all select 2, 0, '?kategori=' || private.query_value(category), null
    from (select distinct category from public.products) as categories
  union all select 3, 0, '?marka=' || private.query_value(brand), null
    from (select distinct brand from public.products) as brands
  union all select 4, id, '?parca=' || id, coalesce(updated_at, created_at) from public.products;

comment on view private.site_addresses is
  'What follows the shop''s address: nothing, each category, each brand, each part with the date of its last change.';

create function public.product_sitemap(site text, page integer default null) returns public."*/*"
language plpgsql stable security definer
set search_path = '' set statement_timeout = '10s' as $$
declare
  size constant integer := 10000;
  base text := replace(replace(regexp_replace(site, '/?$', '/'), '&', '&amp;'), '<', '&lt;');
  kind text := case when page is null then 'sitemapindex' else 'urlset' end;
  lines text;
begin
  if site !~ '^https?://[^[:space:]"?#]+$' then
    raise sqlstate 'PT400' using message = 'site must be the full address of the shop';
  end if;
  if page is null then
    select string_agg(format('  <sitemap><loc>%ssitemap-%s.xml</loc></sitemap>', base, number), E'\n' order by number) into lines
    from generate_series(1, (select (count(*) + size - 1) / size from private.site_addresses)) as pages (number);
  else
    select string_agg(concat(
      '  <url><loc>', base, address, '</loc>',
      '<lastmod>' || to_char(changed at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || '</lastmod>', '</url>'
    ), E'\n') into lines
    from (
      select address, changed from private.site_addresses where page > 0
      order by place, id, address offset (greatest(page, 1) - 1)::bigint * size limit size
    ) as shown;
  end if;
  if lines is null then
    raise sqlstate 'PT404' using message = 'the sitemap has fewer pages';
  end if;
  perform set_config('response.headers', '[
    {"Content-Type": "application/xml; charset=utf-8"},
    {"Cache-Control": "public, max-age=3600, must-revalidate"}
  ]', true);
  return convert_to(
    format(E'<?xml version="1.0" encoding="UTF-8"?>\n<%1$s xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n%2$s\n</%1$s>\n',
      kind, lines),
    'UTF8');
end
$$;

comment on function public.product_sitemap(text, integer) is
  'The sitemap of the shop at `site`: without `page` the index, else 10,000 addresses of it. The pages count from 1.';

revoke all on private.site_addresses from public, anon, authenticated, service_role;
revoke all on function
  private.note_update(), private.query_value(text), public.part_page(bigint), public.product_sitemap(text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.part_page(bigint), public.product_sitemap(text, integer) to anon, authenticated;

-- Where PostgREST does not see new functions by itself.
notify pgrst, 'reload schema';
