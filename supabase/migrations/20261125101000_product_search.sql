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

-- The brand names no kind of part, also where it stands in the name. (`Demirtaş Balata Sanayi` does not make `balata` a brand.) The mark is a letter, because the index of
-- trigrams knows only letters and digits, and a capital one, because folded words have none.
create function private.kind_words(name text, brand text, category text) returns text
language sql immutable parallel safe
begin atomic
  select string_agg(' Q' || word || 'Q', '')
  from regexp_split_to_table(private.search_text(concat_ws(' ', name, category)), '[^a-z]+') as word
  where char_length(word) >= 3 and word <> private.search_text(brand);
end;

comment on function private.kind_words(text, text, text) is
  'The words of name and category that are not the brand, each between two Q: ` QfrenQ QbalatasiQ`.';

-- No foreign key: its check of each single row would take longer than all the rest when a list is replaced.
create table private.product_words (
  product_id bigint primary key,
  words text not null,
  name text not null,
  to_brand text not null,
  to_category text not null
);

comment on table private.product_words is
  'The folded words of each product: its name, brand, category and description, and behind them its part numbers and the '
  'words of name and category once more. Of the first words: name, name to brand, name to category. Triggers keep it.';

-- In this collation the index finds the words with the same beginning.
create table private.search_terms (
  term text collate "C" primary key,
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
      private.part_number_keys(item.description),
      private.kind_words(item.name, item.brand, item.category)
    ),
    private.search_text(item.name),
    private.search_text(concat_ws(' ', item.name, item.brand)),
    private.search_text(concat_ws(' ', item.name, item.brand, item.category));
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
    set (words, name, to_brand, to_category) = (select words, name, to_brand, to_category from private.words_of(other))
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

create function private.stems(word text, shortest integer) returns text[]
language sql immutable parallel safe
begin atomic
  select array_agg(regexp_replace(left(word, size), '^(.{3,})g$', '\1k') order by size)
  from generate_series(shortest, char_length(word)) as size
  where substr(word, size + 1) ~ '^(l[ae]r)?([sy]?[iu]|(s?[iu])?n[iu]n|y?[ae])?$';
end;

comment on function private.stems(text, integer) is
  'What is left of a folded word without an ending (plural, then possessive, accusative, genitive or dative), and the word itself; each of '
  'at least so many letters. `kapagi` becomes `kapak`.';

-- With a range of terms, because PostgreSQL takes the index for starts_with() only where it knows the beginning.
create function private.forms_of(word text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  is_known boolean;
  its_stems text[];
  beginning text;
begin
  if word !~ '^[a-z]{4,}$' then return array[word]; end if;
  execute format('select exists (select from private.product_words where words like %L)', '%' || word || '%') into is_known;
  its_stems := private.stems(word, case when is_known then 4 else 3 end);
  beginning := left(word, greatest(char_length(its_stems[1]) - 1, 3));
  return word || array(
    select term from private.search_terms
    where term >= beginning and term < beginning || '{' and term <> word and private.stems(term, 3) && its_stems
  );
end
$$;

comment on function private.forms_of(text) is
  'The word, and the terms that have the same stem and another ending. Stems of three letters count only for a word that no '
  'product has: `kapi` is no form of `kap`.';

create function private.asked_words(typed text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(private.forms_of(word)) from private.search_words(typed) as word
$$;

create function private.has_words(asked jsonb, place text) returns text
language sql stable set search_path = '' as $$
  select string_agg('(' || has_form || ')', ' and ')
  from jsonb_array_elements(asked) as forms, lateral (
    select string_agg(format('%s like %L', place, case
      when place <> 'words' or form = forms->>0 then '%' || form || '%' else '%Q' || form || 'Q%'
    end), ' or ') as has_form
    from jsonb_array_elements_text(forms) as form
  ) as any_form
$$;

comment on function private.has_words(jsonb, text) is
  'A condition on private.product_words: each of the asked words is there, or another form of it is a word of name or category. '
  'With another column than `words`: the word or another form is in this column.';

create function private.similar_term(word text) returns text
language sql stable set search_path = '' as $$
  -- Materialized, because to look for a term among all products takes longer than to compare it.
  with near as materialized (
    select term, written, likeness
    from private.search_terms,
      unnest(array[char_length(word) - 1, char_length(word), char_length(word) + 1]) as size,
      left(term, size) as beginning, private.similarity(beginning, word) as likeness
    where word ~ '^[[:alpha:]]{4,}$' and starts_with(term, left(word, 1)) and likeness >= 0.4::real
      and (term = beginning or right(beginning, 1) = right(word, 1))
  )
  select written from near, lateral (
    select from private.product_words where words like '%' || term || '%' limit 1
  ) as known
  order by likeness desc, char_length(term), term collate "C" limit 1
$$;

comment on function private.similar_term(text) is
  'The most similar term for a word that no product has. The term has the same first letter. Of one that is more than a '
  'letter longer the beginning is compared, which must have the same last letter, too. Null where there is none.';

create function private.weight_of(asked jsonb) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  number text := (select string_agg(forms->>0, '') from jsonb_array_elements(asked) as forms);
  is_number boolean := number ~ '[0-9]';
  weight bigint;
begin
  execute format('select count(*) from private.product_words where words like any (%L)', case
    when is_number then array['%#' || number || ' %']
    else array(select '%Q' || form || 'Q%' from jsonb_array_elements_text(asked[0]) as form)
  end) into weight;
  if weight > 0 then return case when is_number then weight * 1000000 else weight end; end if;
  execute format('select 0 from private.product_words where %s limit 1', private.has_words(asked, 'words')) into weight;
  return weight;
end
$$;

comment on function private.weight_of(jsonb) is
  'How many products have the word or another form of it as a word of name or category; null where no product has it anywhere. '
  'A part number that is typed whole weighs more than any word.';

create function private.relaxed_words(typed text, car_names text[], car_details text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  details text[];
  unit record;
  asked jsonb;
  weight bigint;
  words text[] := '{}';
  weights bigint[] := '{}';
  conditions text[] := '{}';
  missing text[] := '{}';
  places bigint[];
  -- Of each word in this order: 1, if it stays.
  kept text;
begin
  select coalesce(array_agg(word), '{}') into details from private.search_words(typed) as word where word = any (car_details);
  if cardinality(details) = (select count(*) from private.search_words(typed)) then details := '{}'; end if;
  for unit in
    select string_agg(word, ' ' order by place) as word, count(*) over () as amount
    from private.search_words(typed) with ordinality as given (word, place), coalesce(word = any (car_names), false) as is_car
    where word <> all (details)
    group by case when word ~ '[0-9]' and not is_car then 0 else place end
    order by min(place)
  loop
    asked := private.asked_words(unit.word);
    weight := private.weight_of(asked);
    if weight is null and unit.amount <= 6 then
      unit.word := coalesce(private.similar_term(unit.word), unit.word);
      asked := private.asked_words(unit.word);
      weight := private.weight_of(asked);
    end if;
    if weight is null then
      missing := missing || unit.word;
    else
      words := words || unit.word;
      weights := weights || case when unit.word = any (car_names) then -1 else weight end;
      conditions := conditions || private.has_words(asked, 'words');
    end if;
  end loop;

  if words = '{}' then return null; end if;
  select array_agg(place order by weights[place] desc, place), array_agg(conditions[place] order by weights[place] desc, place)
  into places, conditions
  from generate_subscripts(words, 1) as place;
  execute format('select max(concat((%s)::int)) from private.product_words where %s',
    array_to_string(conditions, ')::int, ('), conditions[1]) into kept;
  return (
    select jsonb_build_object(
      'missing', missing,
      'kept', coalesce(jsonb_agg(words[place] order by place) filter (where bit = '1'), '[]'),
      'apart', coalesce(jsonb_agg(words[place] order by place) filter (where bit = '0'), '[]') || to_jsonb(details)
    )
    from unnest(places, string_to_array(kept, null)) as given (place, bit)
  );
end
$$;

comment on function private.relaxed_words(text, text[], text[]) is
  'Where no product has all typed words: {kept, missing, apart}. Missing are those that no product has, and for which there is '
  'no similar term. Of the others, the heaviest stays, then each that a product has together with those. The name of a '
  'car is the lightest, its year and engine do not stay. Numbers stay or go together.';

-- The words are part of the statement, because PostgreSQL takes the index for words that it knows when it plans.
create function private.find_products(
  query text, in_category text, in_brand text, skip integer, page_size integer, only_in_stock boolean, sort_by text, fitting text
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  asked jsonb := private.asked_words(query);
  rank text := '0';
  fits text := private.search_text(fitting);
  number text := replace(private.search_text(left(query, 100)), ' ', '');
  places text;
  answer jsonb;
begin
  if asked is not null then
    rank := format('case %s when %s then 0 when %s then 1 when %s then 2 else 3 end',
      case when number ~ '[0-9]' then format('when strpos(words, %L) > 0 then -1', '#' || number || ' ') end,
      private.has_words(asked, 'product_words.name'), private.has_words(asked, 'to_brand'), private.has_words(asked, 'to_category'));
  end if;
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
    case when fits <> '' then format('words like %L', '%' || fits || '%') else 'false' end,
    'join private.product_words on product_id = id and ' || coalesce(private.has_words(asked, 'words'), nullif(fits <> '', false)::text),
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
  only_in_stock boolean default false, sort_by text default 'relevance', car_names text default '', car_details text default '', fitting text default ''
) returns jsonb
language plpgsql stable security definer
set search_path = '' set statement_timeout = '2s' set work_mem = '16MB' as $$
declare
  words jsonb;
  kept text;
  answer jsonb := private.find_products(query, in_category, in_brand, skip, page_size, only_in_stock, sort_by, fitting);
  other jsonb;
begin
  if answer['total'] <> '0' then return answer; end if;
  words := private.relaxed_words(query, string_to_array(car_names, ' '), string_to_array(car_details, ' '));
  select string_agg(word, ' ' order by place) into kept
  from jsonb_array_elements_text(words['kept']) with ordinality as given (word, place);
  if kept is null or private.search_text(kept) = private.search_text(query) then return answer; end if;
  other := private.find_products(kept, in_category, in_brand, skip, page_size, only_in_stock, sort_by, fitting);
  if words['missing'] || words['apart'] <> '[]' then return other || jsonb_build_object('relaxed', words); end if;
  if other['total'] = '0' then return answer; end if;
  return other || jsonb_build_object('meant', (
    select string_agg(coalesce(written, word), ' ' order by place)
    from jsonb_array_elements_text(words['kept']) with ordinality as given (word, place)
      left join private.search_terms on term = word
  ));
end
$$;

comment on function public.search_products(text, text, text, integer, integer, boolean, text, text, text, text) is
  '{total, products, categories, brands, meant, relaxed}: how many products have every typed word in name, brand, category or '
  'description, and one page of them, at most 100. By relevance, a part whose number was typed comes first, then those with '
  'all words in the name, then in name and brand, then with the category, then with the description; among these what has '
  'the word `fitting` (the visitor''s car), then what is in stock, then the newest. Other orders: cheapest, costliest, '
  'newest. categories and brands: the twelve most frequent, each with its count. meant: where nothing has the typed words, '
  'the similar ones that were searched in their place. relaxed: {kept, missing, apart}, where no product has all of them: '
  'the words that were searched, those that no product has, and those that none has together with the kept ones. '
  'car_names and car_details are the folded words of the query that name a car, and its year or engine. Empty arguments ask '
  'for nothing.';

revoke all on function
  private.search_text(text), private.search_words(text), private.part_number_line(), private.part_number_keys(text),
  private.kind_words(text, text, text), private.words_of(public.products), private.note_terms(text[]),
  private.note_product_words(), private.note_changed_words(), private.forget_product_words(),
  private.similarity(text, text), private.stems(text, integer), private.forms_of(text), private.asked_words(text),
  private.has_words(jsonb, text), private.similar_term(text), private.weight_of(jsonb), private.relaxed_words(text, text[], text[]),
  private.find_products(text, text, text, integer, integer, boolean, text, text),
  public.search_products(text, text, text, integer, integer, boolean, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.search_products(text, text, text, integer, integer, boolean, text, text, text, text)
  to anon, authenticated;
