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

create function private.part_numbers(description text) returns text[]
language sql immutable parallel safe
begin atomic
  select array_agg(replace(private.search_text(number), ' ', ''))
  from regexp_split_to_table(
    substring(normalize(description, NFC) collate "und-x-icu", private.part_number_line()), '[,;]'
  ) as number;
end;

comment on function private.part_numbers(text) is
  'The part numbers of a description, folded and without spaces: {0986424797,1k0698151}. Null where there are none.';

-- No foreign key: its check of each single row would take longer than all the rest when a list is replaced.
create table private.product_words (
  product_id bigint primary key,
  words text not null,
  keys text[] not null,
  name text not null,
  to_brand text not null,
  to_category text not null
);

comment on table private.product_words is
  'The folded words of each product. words: its name, brand, category and description, and behind them its part numbers. '
  'keys: the words of name and category, and its part numbers as `#0986424797`. Of the first words: name, name to brand, '
  'name to category. Triggers keep it.';

-- In this collation the index finds the words with the same beginning.
create table private.search_terms (
  term text collate "C" primary key,
  written text not null
);

comment on table private.search_terms is
  'The words of names, brands and categories, folded and as somebody wrote them, to be suggested for misspelled ones. '
  'Words of deleted products stay.';

create table private.letter_runs (letters text primary key);

comment on table private.letter_runs is
  'Letters that stand without a gap in the words of products. They say at once that no product has a word, for which the index '
  'of trigrams would compare all products if they have its trigrams in other words. Those of deleted products stay.';

alter table private.product_words enable row level security;
alter table private.search_terms enable row level security;
alter table private.letter_runs enable row level security;
revoke all on private.product_words, private.search_terms, private.letter_runs from public, anon, authenticated, service_role;

-- The brand names no kind of part, also where it stands in the name. (`Demirtaş Balata Sanayi` does not make `balata` a brand.)
create function private.words_of(item public.products) returns setof private.product_words
language sql immutable
begin atomic
  select
    item.id,
    concat_ws(
      ' ',
      private.search_text(concat_ws(
        ' ', item.name, item.brand, item.category,
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
    private.search_text(concat_ws(' ', item.name, item.brand, item.category))
  from private.part_numbers(item.description) as numbers;
end;

create function private.note_letter_runs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.letter_runs
  select distinct letters from noted, string_to_table(translate(words, '0123456789', repeat(' ', 10)), ' ') as letters
  order by letters
  on conflict do nothing;
  return null;
end
$$;

create trigger note_inserted_letters after insert on private.product_words
  referencing new table as noted for each statement execute function private.note_letter_runs();
create trigger note_updated_letters after update on private.product_words
  referencing new table as noted for each statement execute function private.note_letter_runs();

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
  -- As a text it is planned anew: a session's first update may be of one row, and a later one of 50,000.
  execute $sql$
    with other as (
      select changed.* from changed join earlier using (id)
      where (changed.name, changed.brand, changed.category, changed.description)
        is distinct from (earlier.name, earlier.brand, earlier.category, earlier.description)
    ), noted as (
      update private.product_words as stored
      set (words, keys, name, to_brand, to_category) = (
        select words, keys, name, to_brand, to_category from private.words_of(other)
      )
      from other where stored.product_id = other.id
    )
    select array_agg(concat_ws(' ', name, brand, category)) from other
  $sql$ into texts;
  perform private.note_terms(texts);
  return null;
end
$$;

create function private.forget_product_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.product_words, private.search_terms, private.letter_runs;
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
  execute format('create index product_words_trigrams on private.product_words using gin (words %s.gin_trgm_ops, keys)', place);
  execute format('create index letter_runs_trigrams on private.letter_runs using gin (letters %s.gin_trgm_ops)', place);
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

create function private.forms_of(word text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  ending constant text := '(l[ae]r)?([sy]?[iu]|(s?[iu])?n[iu]n|y?[ae])?$';
  is_known boolean := exists (select from private.search_terms where term >= word and term < word || '{');
  beginning text;
  is_form text;
begin
  if word !~ '^[a-z]{4,}$' then return array[word]; end if;
  select
    left(word, greatest(min(size) - 1, 3)),
    format('^(%s)%s', string_agg(regexp_replace(left(word, size), '^(.{3,})[gk]$', '\1[gk]'), '|'), ending)
  into beginning, is_form
  from generate_series(case when is_known then 4 else 3 end, char_length(word)) as size
  where substr(word, size + 1) ~ ('^' || ending);
  return word || array(
    select term from private.search_terms
    where term >= beginning and term < beginning || '{' and term <> word and term ~ is_form
  );
end
$$;

comment on function private.forms_of(text) is
  'The word, and the terms that have the same stem (`kapagi` and `kapaklar`) and another ending: plural, then possessive, accusative, '
  'genitive or dative. Stems of three letters count only for a word with which no term begins: `kapi` is no form of `kap`.';

create function private.asked_words(typed text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(private.forms_of(word)) from private.search_words(typed) as word
$$;

create function private.has_words(asked jsonb, place text) returns text
language sql stable set search_path = '' as $$
  select string_agg('(' || has_form || ')', ' and ')
  from jsonb_array_elements(asked) as forms, lateral (
    select case
      when place = 'words' and count(*) > 1 then format('words like %L or keys && %L', '%' || (forms->>0) || '%', array_agg(form))
      else string_agg(format('%s like %L', place, '%' || form || '%'), ' or ')
    end as has_form
    from jsonb_array_elements_text(forms) as form
  ) as any_form
$$;

comment on function private.has_words(jsonb, text) is
  'A condition on private.product_words: each of the asked words is there, or another form of it is a word of name or category. '
  'With another column than `words`: the word or another form is in this column.';

-- A thousand, because PostgreSQL takes words for independent of each other: to find one row with both of two words that are
-- never together, it would read the whole table.
create function private.is_found(place text, condition text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  answer boolean;
begin
  execute format('select count(*) > 0 from (select from private.%I where %s limit 1000) as found', place, condition) into answer;
  return answer;
end
$$;

-- `offset 0` lets PostgreSQL look for the terms among all products, which takes long, only in this order and until one is found.
create function private.similar_term(word text) returns text
language sql stable set search_path = '' as $$
  select written from (
    select term, written
    from private.search_terms,
      unnest(array[char_length(word) - 1, char_length(word), char_length(word) + 1]) as size,
      left(term, size) as beginning,
      lateral (select case
        when term = beginning or right(beginning, 1) = right(word, 1) then private.similarity(beginning, word)
      end) as compared (likeness)
    where word ~ '^[[:alpha:]]{4,}$' and starts_with(term, left(word, 1)) and likeness >= 0.4::real
    order by likeness desc, char_length(term), term collate "C" offset 0
  ) as near
  where private.is_found('product_words', format('words like %L', '%' || term || '%'))
  limit 1
$$;

comment on function private.similar_term(text) is
  'The most similar term for a word that no product has. The term has the same first letter. Of one that is more than a '
  'letter longer the beginning is compared, which must have the same last letter, too. Null where there is none.';

create function private.weight_of(typed text) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  asked jsonb := private.asked_words(typed);
  word text := (select string_agg(forms->>0, '') from jsonb_array_elements(asked) as forms);
  is_number boolean := word ~ '[0-9]';
  wanted text[] := case when is_number then array['#' || word] else array(select jsonb_array_elements_text(asked[0])) end;
  weight bigint;
begin
  select count(*) * case when is_number then 1000000 else 1 end into weight from private.product_words where keys && wanted;
  if weight > 0 then return weight; end if;
  return case
    when not is_number and not private.is_found('letter_runs', format('letters like %L', '%' || word || '%')) then null
    when private.is_found('product_words', private.has_words(asked, 'words')) then 0
  end;
end
$$;

comment on function private.weight_of(text) is
  'How many products have the word or another form of it as a word of name or category; null where no product has it anywhere. '
  'A part number that is typed whole weighs more than any word.';

create function private.relaxed_words(typed text, car_names text[], car_details text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  details text[];
  unit record;
  weight bigint;
  words text[] := '{}';
  weights bigint[] := '{}';
  condition text;
  together text := 'true';
  kept bigint[] := '{}';
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
    weight := private.weight_of(unit.word);
    if weight is null and unit.amount <= 6 then
      unit.word := coalesce(private.similar_term(unit.word), unit.word);
      weight := private.weight_of(unit.word);
    end if;
    words := words || unit.word;
    weights := weights || case when weight >= 0 and unit.word = any (car_names) then -1 else weight end;
  end loop;

  for unit in
    select word, place from unnest(words) with ordinality as given (word, place)
    where weights[place] is not null
    order by weights[place] desc, place
  loop
    condition := together || ' and ' || private.has_words(private.asked_words(unit.word), 'words');
    if private.is_found('product_words', condition) then
      together := condition;
      kept := kept || unit.place;
    end if;
  end loop;
  return (
    select jsonb_build_object(
      'missing', coalesce(jsonb_agg(word order by place) filter (where weights[place] is null), '[]'),
      'kept', coalesce(jsonb_agg(word order by place) filter (where place = any (kept)), '[]'),
      'apart', coalesce(jsonb_agg(word order by place) filter (where weights[place] is not null and place <> all (kept)), '[]')
        || to_jsonb(details)
    )
    from unnest(words) with ordinality as given (word, place)
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
  rank text;
  fits text := private.search_text(fitting);
  number text := replace(private.search_text(left(query, 100)), ' ', '');
  places text;
  answer jsonb;
begin
  select coalesce(
    'case' || case when number ~ '[0-9]' then format(' when keys && %L then -1', array['#' || number]) else '' end
      || string_agg(' when not (' || private.has_words(ranked, head) || ') then ' || place, '' order by place desc) || ' else 0 end',
    '0'
  ) into rank
  from unnest(array['product_words.name', 'to_brand', 'to_category']) with ordinality as heads (head, place),
    jsonb_path_query_array(asked, '$[0 to 5]') as ranked;
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
    case when fits = '' then 'false' else format(case when asked is null
      then 'id in (select product_id from private.product_words where words like %L)' else 'words like %L'
    end, '%' || fits || '%') end,
    'join private.product_words on product_id = id and ' || private.has_words(asked, 'words'),
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
  private.search_text(text), private.search_words(text), private.part_number_line(), private.part_numbers(text),
  private.words_of(public.products), private.note_letter_runs(), private.note_terms(text[]),
  private.note_product_words(), private.note_changed_words(), private.forget_product_words(),
  private.similarity(text, text), private.forms_of(text), private.asked_words(text),
  private.has_words(jsonb, text), private.is_found(text, text), private.similar_term(text), private.weight_of(text),
  private.relaxed_words(text, text[], text[]),
  private.find_products(text, text, text, integer, integer, boolean, text, text),
  public.search_products(text, text, text, integer, integer, boolean, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.search_products(text, text, text, integer, integer, boolean, text, text, text, text)
  to anon, authenticated;
