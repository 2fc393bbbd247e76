-- Visitors search the products (D22). The words of each product lie ready in a private table, folded as the page folds
-- them, so that `isik` finds `Işık`, and a part number is found with or without its spaces, dots and dashes.

-- Written as `return`, so that PostgreSQL puts it into the statements that call it, which are so twice as fast.
-- The collation makes letters of every language letters, whatever the database's own locale is.
create function private.search_text(content text) returns text
language sql immutable parallel safe
return btrim(regexp_replace(
  regexp_replace(
    translate(lower(regexp_replace(normalize(content, NFD), '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g') collate "und-x-icu"), 'ı', 'i'),
    '[^[:alnum:]]+', ' ', 'g'
  ),
  '(?<=[0-9]) | (?=[0-9])', '', 'g'
));

comment on function private.search_text(text) is
  'Text in the form in which it is searched, the same as searchText() of the page: `Işık 0 986-494.1` becomes '
  '`isik09864941`. Accents of Latin, Greek and Cyrillic letters are ignored, and so are invisible marks.';

create function private.search_words(typed text) returns setof text
language sql immutable set search_path = '' as $$
  select word
  from regexp_split_to_table(left(typed, 100) collate "und-x-icu", '\s+') as part,
    regexp_split_to_table(private.search_text(part), ' ') as word
  where word <> ''
  limit 12
$$;

comment on function private.search_words(text) is
  'What a typed search asks for: each of these words, somewhere in a text. Of a longer text, the first 100 characters and '
  'twelve words.';

-- The last line of a description, such as `Parça no: 0986424797, 1K0 698 151`. Its words are no words of the product.
create function private.part_number_line() returns text
language sql immutable parallel safe
return '(?i)(?:^|\n)\s*par[çc]a no\.? ?:([^\n]*)\s*$';

create function private.part_number_keys(description text) returns text
language sql immutable parallel safe
begin atomic
  select string_agg(' #' || replace(private.search_text(number), ' ', ''), '') || ' '
  from regexp_split_to_table(
    substring(normalize(description, NFC) collate "und-x-icu", private.part_number_line()), '[,;]'
  ) as number;
end;

comment on function private.part_number_keys(text) is
  'The part numbers of a description, each between # and a space, folded and without spaces: ` #0986424797 #1k0698151 `. '
  'Null where there are none.';

-- No foreign key: its check of each single row would take longer than all the rest when a list is replaced.
create table private.product_words (
  product_id bigint primary key,
  words text not null,
  name_end integer not null,
  brand_end integer not null,
  category_end integer not null
);

comment on table private.product_words is
  'The folded words of each product: its name, brand, category and description, and where the first three end. Behind them '
  'its part numbers. Triggers keep it.';

create table private.search_terms (
  term text primary key,
  written text not null
);

comment on table private.search_terms is
  'The words of names, brands and categories, folded and as somebody wrote them, to be suggested for misspelled ones. '
  'Words of deleted products stay.';

alter table private.product_words enable row level security;
alter table private.search_terms enable row level security;
revoke all on private.product_words, private.search_terms from public, anon, authenticated, service_role;

create function private.words_of(item public.products) returns setof private.product_words
language sql immutable
begin atomic
  select
    item.id,
    concat(
      private.search_text(concat_ws(
        ' ', item.name, item.brand, item.category,
        regexp_replace(normalize(item.description, NFC) collate "und-x-icu", private.part_number_line(), '')
      )),
      private.part_number_keys(item.description)
    ),
    char_length(private.search_text(item.name)),
    char_length(private.search_text(concat_ws(' ', item.name, item.brand))),
    char_length(private.search_text(concat_ws(' ', item.name, item.brand, item.category)));
end;

-- Part numbers are no terms: a similar number is another part.
create function private.note_terms(texts text[]) returns void
language sql set search_path = '' as $$
  insert into private.search_terms (term, written)
  select distinct on (term) term, written
  from (
    select distinct word as written
    from unnest(texts) as content,
      regexp_split_to_table(normalize(content, NFC) collate "und-x-icu", '[^[:alnum:]]+') as word
  ) as words, private.search_text(written) as term
  where term ~ '^[[:alpha:]]{3,}$'
  order by term, written collate "C"
  on conflict do nothing
$$;

create function private.note_product_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.product_words select words.* from changed, private.words_of(changed) as words;
  perform private.note_terms(array_agg(concat_ws(' ', name, brand, category))) from changed;
  return null;
end
$$;

-- Most updates change a price, and folding words takes longer than that.
create function private.note_changed_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  texts text[];
begin
  with other as (
    select changed.* from changed join earlier using (id)
    where (changed.name, changed.brand, changed.category, changed.description)
      is distinct from (earlier.name, earlier.brand, earlier.category, earlier.description)
  ), noted as (
    update private.product_words as stored
    set (words, name_end, brand_end, category_end) =
      (select words, name_end, brand_end, category_end from private.words_of(other))
    from other where stored.product_id = other.id
  )
  select array_agg(concat_ws(' ', name, brand, category)) into texts from other;
  perform private.note_terms(texts);
  return null;
end
$$;

create function private.forget_product_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.product_words, private.search_terms;
  else
    delete from private.product_words where product_id in (select id from deleted);
  end if;
  return null;
end
$$;

create trigger note_inserted_words after insert on public.products
  referencing new table as changed for each statement execute function private.note_product_words();
create trigger note_updated_words after update on public.products
  referencing old table as earlier new table as changed for each statement execute function private.note_changed_words();
create trigger forget_deleted_words after delete on public.products
  referencing old table as deleted for each statement execute function private.forget_product_words();
create trigger forget_all_words after truncate on public.products
  for each statement execute function private.forget_product_words();

-- Of rows that were inserted before this file was run.
insert into private.product_words select words.* from public.products as stored, private.words_of(stored) as words;
select private.note_terms(array_agg(concat_ws(' ', name, brand, category))) from public.products;

-- A database that does not let us install pg_trgm does without the index, and without suggestions for misspelled words.
do $migration$
declare
  place regnamespace;
begin
  create extension if not exists pg_trgm with schema extensions;
  select extnamespace into place from pg_catalog.pg_extension where extname = 'pg_trgm';
  execute format('create index product_words_trigrams on private.product_words using gin (words %s.gin_trgm_ops)', place);
  execute format(
    'create function private.similarity(one text, other text) returns real
    language sql immutable parallel safe as ''select %s.similarity(one, other)''', place
  );
exception when insufficient_privilege or undefined_file or feature_not_supported then
  create function private.similarity(one text, other text) returns real
  language sql immutable parallel safe as 'select 0::real';
  raise notice 'pg_trgm cannot be installed: products are searched without an index, and misspelled words find nothing';
end
$migration$;

create function private.meant_words(typed text) returns text
language plpgsql stable set search_path = '' as $$
declare
  word text;
  is_known boolean;
  is_other boolean := false;
  meant text;
  answer text[] := '{}';
begin
  for word in select private.search_words(typed) limit 7 loop
    execute format('select exists (select from private.product_words where words like %L)', '%' || word || '%')
      into is_known;
    if is_known then
      meant := coalesce((select written from private.search_terms where term = word), word);
    else
      is_other := true;
      -- Materialized, because to look for a term among all products takes longer than to compare it.
      with near as materialized (
        select term, written, likeness
        from private.search_terms,
          unnest(array[char_length(word) - 1, char_length(word), char_length(word) + 1]) as size,
          left(term, size) as beginning, private.similarity(beginning, word) as likeness
        where word ~ '^[[:alpha:]]{4,}$' and starts_with(term, left(word, 1)) and likeness >= 0.4::real
          and (term = beginning or right(beginning, 1) = right(word, 1))
      )
      select written into meant from near
      where exists (select from private.product_words where words like '%' || term || '%')
      order by likeness desc, char_length(term), term collate "C" limit 1;
    end if;
    answer := answer || meant;
  end loop;
  if is_other and cardinality(answer) <= 6 and array_position(answer, null) is null then
    return array_to_string(answer, ' ');
  end if;
  return null;
end
$$;

comment on function private.meant_words(text) is
  'A typed search of at most six words, with the most similar term in place of each word that no product has. The term has '
  'the same first letter. Of one that is more than a letter longer the beginning is compared, which must have the same last '
  'letter, too. Null where there is none.';

-- The words are part of the statement, because PostgreSQL takes the index for words that it knows when it plans.
create function private.find_products(
  query text, in_category text, in_brand text, skip integer, page_size integer, only_in_stock boolean, sort_by text
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  has_words text;
  reach text;
  number text := replace(private.search_text(left(query, 100)), ' ', '');
  places text;
  answer jsonb;
begin
  select
    string_agg(format('words like %L', '%' || word || '%'), ' and '),
    string_agg(format('strpos(words, %L) + %s', word, char_length(word) - 2), ', ')
  into has_words, reach
  from private.search_words(query) as word;
  places := case sort_by
    when 'cheapest' then 'nullif(price, 0), '
    when 'costliest' then 'price desc, '
    when 'newest' then ''
    else 'rank, in_stock desc, '
  end || 'created_at desc, id desc';
  execute format(
    'with matching as materialized (
      select id, category, brand, price, in_stock, created_at, %s as rank
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
    coalesce(
      'case when strpos(words, ' || quote_literal('#' || number || ' ') || ') > 0 then -1 '
        || 'else width_bucket(greatest(' || reach || '), array[name_end, brand_end, category_end]) end',
      '0'
    ),
    'join private.product_words on product_id = id and ' || has_words,
    places
  ) into answer
  using coalesce(in_category, ''), coalesce(in_brand, ''), greatest(skip, 0), least(greatest(page_size, 1), 100),
    coalesce(only_in_stock, false), 12;
  return answer;
end
$$;

create function public.search_products(
  query text default '', in_category text default '', in_brand text default '',
  skip integer default 0, page_size integer default 24,
  only_in_stock boolean default false, sort_by text default 'relevance'
) returns jsonb
language plpgsql stable security definer
set search_path = '' set statement_timeout = '2s' set work_mem = '16MB' as $$
declare
  meant text;
  answer jsonb := private.find_products(query, in_category, in_brand, skip, page_size, only_in_stock, sort_by);
  other jsonb;
begin
  if answer['total'] <> '0' then return answer; end if;
  meant := private.meant_words(query);
  if meant is null then return answer; end if;
  other := private.find_products(meant, in_category, in_brand, skip, page_size, only_in_stock, sort_by);
  if other['total'] = '0' then return answer; end if;
  return other || jsonb_build_object('meant', meant);
end
$$;

comment on function public.search_products(text, text, text, integer, integer, boolean, text) is
  '{total, products, categories, brands, meant}: how many products have every typed word in name, brand, category or '
  'description, and one page of them, at most 100. By relevance, a part whose number was typed comes first, then those with all words in the name, then in name '
  'and brand, then with the category, then with the description; among these what is in stock, then the newest. Other '
  'orders: cheapest, costliest, newest. categories and brands: the twelve most frequent, each with its count. meant: where '
  'nothing has the typed words, the similar ones that were searched in their place. Empty arguments ask for nothing.';

revoke all on function
  private.search_text(text), private.search_words(text), private.part_number_line(), private.part_number_keys(text),
  private.words_of(public.products), private.note_terms(text[]),
  private.note_product_words(), private.note_changed_words(), private.forget_product_words(),
  private.similarity(text, text), private.meant_words(text),
  private.find_products(text, text, text, integer, integer, boolean, text),
  public.search_products(text, text, text, integer, integer, boolean, text)
  from public, anon, authenticated, service_role;
grant execute on function public.search_products(text, text, text, integer, integer, boolean, text) to anon, authenticated;
