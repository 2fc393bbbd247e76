-- A visit reads the first page of each table in one request. Four requests to another address are eight,
-- because the browser sends a preflight request before each, and they share a slow line with the page's code.

-- The same rows as the four requests of the page (firstPage.ts in src/data).
create function public.first_page() returns json
language sql stable set search_path = '' as $$
  with counted as materialized (
    select category as name, count(*) as count from public.products group by category
  )
  select json_object_agg(name, json_build_object('total', total, 'rows', coalesce(rows, '[]')))
  from (
    select 'products' as name, (select coalesce(sum(count), 0) from counted) as total, (
      select json_agg(item)
      from (select * from public.products order by created_at desc, id desc limit 60) as item
    ) as rows
    union all select 'brands', (select count(*) from public.brands), (
      select json_agg(item)
      from (select * from public.brands order by created_at desc, id desc limit 60) as item
    )
    union all select 'slides', (select count(*) from public.slides), (
      select json_agg(item)
      from (select * from public.slides order by created_at desc, id desc limit 60) as item
    )
    union all select 'contact_info', (select count(*) from public.contact_info), (
      select json_agg(item)
      from (select * from public.contact_info order by updated_at desc, id desc limit 1) as item
    )
    union all select 'shop_info', 1, (
      select json_agg(json_strip_nulls(to_json(item))) from public.shop_info as item
    )
    union all select 'categories', (select count(*) from counted), (
      select json_agg(item) from (select * from counted order by count desc, name limit 200) as item
    )
  ) as tables
$$;

comment on function public.first_page() is
  '{products, brands, slides, contact_info, shop_info, categories}, each {total, rows}: how many rows the table has, and the '
  'newest 60 of them, as reading the table answers them; of contact_info the latest one. categories: {name, count}, how '
  'many products each has, the fullest first.';

revoke all on function public.first_page() from public, anon, authenticated, service_role;
grant execute on function public.first_page() to anon, authenticated;

-- Where PostgREST does not see new functions by itself.
notify pgrst, 'reload schema';
