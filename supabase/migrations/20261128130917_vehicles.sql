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

alter table private.product_words add column to_vehicles text;
update private.product_words set to_vehicles = to_category;
alter table private.product_words alter column to_vehicles set not null;

comment on table private.product_words is
  'The folded words of each product. words: its name, brand, category, vehicles and description, and behind them its part numbers. '
  'keys: the words of name and category, and its part numbers as `#0986424797`. Of the first words: name, name to brand, '
  'name to category, name to vehicles. Triggers keep it.';

create or replace function private.words_of(item public.products) returns setof private.product_words
language sql immutable
begin atomic
  select
    item.id,
    concat_ws(
      ' ',
      private.search_text(concat_ws(
        ' ', item.name, item.brand, item.category, item.vehicles,
        regexp_replace(normalize(item.description, NFC) collate "und-x-icu", private.part_number_line(), '')
      )),
      array_to_string(numbers, ' ')
    ),
    array(
      select '#' || number from unnest(numbers) as number
      union all
      select word from regexp_split_to_table(private.search_text(concat_ws(' ', item.name, item.category)), '[^a-z]+') as word
      where char_length(word) >= 3 and word <> private.search_text(item.brand)
    ),
    private.search_text(item.name),
    private.search_text(concat_ws(' ', item.name, item.brand)),
    private.search_text(concat_ws(' ', item.name, item.brand, item.category)),
    private.search_text(concat_ws(' ', item.name, item.brand, item.category, item.vehicles))
  from private.part_numbers(item.description) as numbers;
end;

create or replace function private.note_changed_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  texts text[];
begin
  -- As a text it is planned anew: a session's first update may be of one row, and a later one of 50,000.
  execute $sql$
    with other as (
      select changed.* from changed join earlier using (id)
      where (changed.name, changed.brand, changed.category, changed.vehicles, changed.description)
        is distinct from (earlier.name, earlier.brand, earlier.category, earlier.vehicles, earlier.description)
    ), noted as (
      update private.product_words as stored
      set (words, keys, name, to_brand, to_category, to_vehicles) = (
        select words, keys, name, to_brand, to_category, to_vehicles from private.words_of(other)
      )
      from other where stored.product_id = other.id
    )
    select array_agg(concat_ws(' ', name, brand, category)) from other
  $sql$ into texts;
  perform private.note_terms(texts);
  return null;
end
$$;

-- The words are part of the statement, because PostgreSQL takes the index for words that it knows when it plans.
create or replace function private.find_products(
  query text, in_category text, in_brand text, skip integer, page_size integer, only_in_stock boolean, sort_by text, fitting text,
  details text[]
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  asked jsonb := private.asked_words(query);
  ranked jsonb := jsonb_path_query_array(asked, '$[0 to 5]');
  is_lone boolean := (select max(char_length(forms->>0)) = 1 from jsonb_array_elements(asked) as forms);
  rank text;
  fits text := private.search_text(fitting);
  number text := replace(private.search_text(left(query, 100)), ' ', '');
  whole_words text;
  places text;
  answer jsonb;
begin
  select string_agg(format('translate('' '' || product_words.name || '' '', ''0123456789'', ''          '') like %L', '% ' || word || ' %'), ' and ')
  into whole_words
  from jsonb_array_elements(ranked) as forms, lateral (select forms->>0) as ranked_words (word)
  where word ~ '^[a-z]{1,3}$';
  select coalesce(
    'case' || case when number ~ '[0-9]' then format(' when keys && %L then -1', array['#' || number]) else '' end
      || string_agg(' when not (' || condition || ') then ' || place, '' order by place desc) || ' else 0 end',
    '0'
  ) into rank
  from unnest(array[
    whole_words, private.has_words(ranked, 'product_words.name'), private.has_words(ranked, 'to_brand'),
    private.has_words(ranked, 'to_category'), private.has_words(ranked, 'to_vehicles')
  ]) with ordinality as heads (condition, place);
  places := case sort_by
    when 'cheapest' then 'nullif(price, 0), '
    when 'costliest' then 'price desc, '
    when 'newest' then ''
    else 'rank, fits desc, in_stock desc, '
  end || 'created_at desc, id desc';
  execute format(
    'with matching as materialized (
      select id, category, brand, price, in_stock, created_at, %s as rank, %s as fits
      from public.products %s
      where in_stock or not $5
    ), amounts as materialized (
      select category, brand, count(*) as amount, $1 in ('''', category) as in_category, $2 in ('''', brand) as in_brand
      from matching group by category, brand
    ), page as (
      select id, row_number() over () as place
      from (
        select id from matching where $1 in ('''', category) and $2 in ('''', brand) order by %s offset $3 limit $4
      ) as found
    )
    select jsonb_build_object(
      ''total'', (select coalesce(sum(amount), 0) from amounts where in_category and in_brand),
      ''products'', (
        select coalesce(jsonb_agg(item order by place), ''[]'') from page join public.products as item using (id)
      ),
      ''categories'', (
        select coalesce(jsonb_agg(value), ''[]'') from (
          select category as name, sum(amount) as count from amounts where in_brand
          group by category order by category = $1 desc, count desc, category collate "tr-x-icu" limit $6
        ) as value
      ),
      ''brands'', (
        select coalesce(jsonb_agg(value), ''[]'') from (
          select brand as name, sum(amount) as count from amounts where in_category
          group by brand order by brand = $2 desc, count desc, brand collate "tr-x-icu" limit $6
        ) as value
      )
    )',
    rank,
    coalesce((select string_agg(format(case when asked is null
      then '(id in (select product_id from private.product_words where %s))::int' else '(%s)::int'
    end, private.has_word('words', word)), ' + ') from unnest(details || fits) as word where word <> ''), '0'),
    'join private.product_words on product_id = id and ' || case when is_lone then 'false' else private.has_words(asked, 'words') end,
    places
  ) into answer
  using coalesce(in_category, ''), coalesce(in_brand, ''), greatest(skip, 0), least(greatest(page_size, 1), 100),
    coalesce(only_in_stock, false), 12;
  return answer;
end
$$;

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
