-- Visitors search the products (D22). The words of each product lie ready in a private table, folded as the page folds
-- them, so that `isik` finds `Işık`, and a part number is found with or without its spaces, dots and dashes.

-- The collation makes letters of every language letters, whatever the database's own locale is.
create function private.search_text(content text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(regexp_replace(
    regexp_replace(
      translate(lower(regexp_replace(normalize(content, NFD), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), 'ı', 'i'),
      '[^[:alnum:]]+', ' ', 'g'
    ),
    '(?<=[0-9]) | (?=[0-9])', '', 'g'
  ))
$$;

comment on function private.search_text(text) is
  'Text in the form in which it is searched, the same as searchText() of the page: `Işık 0 986-494.1` becomes '
  '`isik09864941`. Accents of Latin, Greek and Cyrillic letters are ignored.';

create function private.search_words(typed text) returns setof text
language sql immutable set search_path = '' as $$
  select word
  from regexp_split_to_table(left(typed, 100) collate "und-x-icu", '\s+') as part,
    regexp_split_to_table(private.search_text(part), ' ') as word
  where word <> ''
$$;

comment on function private.search_words(text) is
  'What a typed search asks for: each of these words, somewhere in a text. Of a longer text, the first 100 characters.';

-- No foreign key: its check of each single row would take longer than all the rest when a list is replaced.
create table private.product_words (
  product_id bigint primary key,
  words text not null
);

comment on table private.product_words is 'The folded words of each product. Triggers keep it.';

alter table private.product_words enable row level security;
revoke all on private.product_words from public, anon, authenticated, service_role;

create function private.words_of(item public.products) returns text
language sql immutable set search_path = '' as $$
  select private.search_text(concat_ws(' ', item.name, item.brand, item.category, item.description))
$$;

create function private.note_product_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.product_words (product_id, words)
  select id, private.words_of(changed) from changed;
  return null;
end
$$;

-- Most updates change a price, and folding words takes longer than that.
create function private.note_changed_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.product_words set words = private.words_of(changed)
  from changed join earlier using (id)
  where product_id = changed.id
    and (changed.name, changed.brand, changed.category, changed.description)
      is distinct from (earlier.name, earlier.brand, earlier.category, earlier.description);
  return null;
end
$$;

create function private.forget_product_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.product_words;
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
insert into private.product_words (product_id, words)
select id, private.words_of(stored) from public.products as stored;

-- A database that does not let us install pg_trgm does without the index: a search then reads the words of all
-- products, which takes about as long as it does for a text of two letters.
do $migration$
declare
  place regnamespace;
begin
  create extension if not exists pg_trgm with schema extensions;
  select extnamespace into place from pg_catalog.pg_extension where extname = 'pg_trgm';
  execute format('create index product_words_trigrams on private.product_words using gin (words %s.gin_trgm_ops)', place);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'pg_trgm cannot be installed: products are searched without an index';
end
$migration$;

-- The words are part of the statement, because PostgreSQL takes the index for words that it knows when it plans.
create function public.search_products(
  query text default '', in_category text default '', in_brand text default '',
  skip integer default 0, page_size integer default 24
) returns json
language plpgsql stable security definer set search_path = '' set statement_timeout = '2s' as $$
declare
  has_words text;
  answer json;
begin
  select string_agg(format('words like %L', '%' || word || '%'), ' and ') into has_words
  from private.search_words(query) as word;
  execute format(
    'with found as materialized (
      select id, created_at
      from public.products as item %s
      where ($1 = '''' or item.category = $1) and ($2 = '''' or item.brand = $2)
    ), page as (
      select id from found order by created_at desc, id desc offset $3 limit $4
    )
    select json_build_object(
      ''total'', (select count(*) from found),
      ''products'', (
        select coalesce(json_agg(item order by item.created_at desc, item.id desc), ''[]'')
        from public.products as item where item.id in (select id from page)
      )
    )',
    'join private.product_words on product_id = id and ' || has_words
  ) into answer
  using coalesce(in_category, ''), coalesce(in_brand, ''), greatest(skip, 0), least(greatest(page_size, 1), 100);
  return answer;
end
$$;

comment on function public.search_products(text, text, text, integer, integer) is
  '{total, products}: how many products have every typed word in name, brand, category or description, and one page of '
  'them, newest first. No words and empty filters ask for nothing. page_size is at most 100.';

revoke all on function
  private.search_text(text), private.search_words(text), private.words_of(public.products),
  private.note_product_words(), private.note_changed_words(), private.forget_product_words(),
  public.search_products(text, text, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.search_products(text, text, text, integer, integer) to anon, authenticated;
