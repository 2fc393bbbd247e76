-- What customers ask (D40): a short word is no middle of another one, a word of one letter finds nothing by itself, words may be
-- written together or as they are spoken, and where words are left out, those of the car stay if a product has them.

create function private.spaced(folded text) returns text
language sql immutable parallel safe
return regexp_replace(folded, '([0-9])([a-z])', '\1 \2', 'g');

comment on function private.spaced(text) is
  'Folded text with a space before letters that follow a digit. With one before the first word, each word of letters begins after a space.';

create function private.head_texts(item public.products) returns text[]
language sql immutable parallel safe
return array[item.name, item.brand, item.category];

comment on function private.head_texts(public.products) is
  'The texts of a product that are searched and count more than its description, the most important one first.';

truncate private.product_words;
alter table private.product_words drop column to_brand, drop column to_category, add column ends integer[] not null;

comment on table private.product_words is
  'The folded words of each product. words: its head texts and description, and behind them its part numbers, spaced, with a space '
  'at the beginning. keys: the words of name and category, and its part numbers as `#0986424797`. ends: the octet of words at which '
  'each of the head texts ends. Triggers keep it.';

create or replace function private.words_of(item public.products) returns setof private.product_words
language sql immutable
begin atomic
  select
    item.id,
    ' ' || private.spaced(concat_ws(
      ' ',
      private.search_text(concat_ws(
        ' ', array_to_string(heads, ' '),
        regexp_replace(normalize(item.description, NFC) collate "und-x-icu", private.part_number_line(), '')
      )),
      array_to_string(numbers, ' ')
    )),
    array(
      select '#' || number from unnest(numbers) as number
      union all
      select word from regexp_split_to_table(private.search_text(concat_ws(' ', item.name, item.category)), '[^a-z]+') as word
      where char_length(word) >= 3 and word <> private.search_text(item.brand)
    ),
    private.search_text(item.name),
    array(
      select 1 + octet_length(private.spaced(private.search_text(array_to_string(heads[:amount], ' '))))
      from generate_subscripts(heads, 1) as amount
    )
  from private.part_numbers(item.description) as numbers, private.head_texts(item) as heads;
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
      where (private.head_texts(changed), changed.description) is distinct from (private.head_texts(earlier), earlier.description)
    ), noted as (
      update private.product_words as stored
      set (words, keys, name, ends) = (select words, keys, name, ends from private.words_of(other))
      from other where stored.product_id = other.id
    )
    select array_agg(concat_ws(' ', name, brand, category)) from other
  $sql$ into texts;
  perform private.note_terms(texts);
  return null;
end
$$;

insert into private.product_words select words.* from public.products as stored, private.words_of(stored) as words;

create function private.searched_form(word text) returns text
language sql immutable parallel safe
return case when word ~ '^[a-z]{1,3}$' then ' ' || word else private.spaced(word) end;

comment on function private.searched_form(text) is
  'What is looked for in the words of a product: a word of up to three letters only where a word begins.';

create function private.has_word(word text) returns text
language sql immutable parallel safe
return format('words like %L', '%' || private.searched_form(word) || '%');

-- A form that contains the typed word is found with it.
create or replace function private.asked_words(typed text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(array(
    select form from unnest(private.forms_of(word)) as form where form = word or strpos(form, word) = 0
  ))
  from private.search_words(typed) as word
$$;

drop function private.has_words(jsonb, text);

create function private.has_words(asked jsonb) returns text
language sql stable set search_path = '' as $$
  select string_agg(
    case when jsonb_array_length(forms) > 1
      then format('(%s or keys && %L)', private.has_word(forms->>0), array(select jsonb_array_elements_text(forms)))
      else private.has_word(forms->>0)
    end, ' and '
  )
  from jsonb_array_elements(asked) as forms
$$;

comment on function private.has_words(jsonb) is
  'A condition on private.product_words: each of the asked words is there, or another form of it is a word of name or category.';

-- `split_part` finds a word in half the time of `strpos`, which counts letters.
create function private.place_of(asked jsonb) returns text
language sql stable set search_path = '' as $$
  select 'width_bucket(greatest(' || string_agg(last_octet, ', ') || '), ends)'
  from jsonb_array_elements(asked) as forms, lateral (
    select format('least(%s)', string_agg(
      format('octet_length(split_part(words, %L, 1)) + %s', searched, octet_length(searched) - 1), ', '
    )) as last_octet
    from jsonb_array_elements_text(forms) as form, private.searched_form(form) as searched
  ) as places
$$;

comment on function private.place_of(jsonb) is
  'How many head texts end before the last of the asked words, or of their other forms: 0 where all are in the name.';

-- As somebody speaks it: `bosch` and `bosh`, `castrol` and `kastrol`.
create function private.sound_of(word text) returns text
language sql immutable parallel safe
return replace(replace(replace(
  regexp_replace(regexp_replace(regexp_replace(word, '(.)\1+', '\1', 'g'), 'sch|sh', 's', 'g'), 'qu|c[hk]?|q', 'k', 'g'),
  'ph', 'f'), 'w', 'v'), 'x', 'ks');

create index search_terms_sounds on private.search_terms (private.sound_of(term));

alter function private.similar_term(text) rename to most_similar_term;

create function private.similar_term(word text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select written from private.search_terms
      where word ~ '^[[:alpha:]]{4,}$' and private.sound_of(term) = private.sound_of(word)
        and private.is_found('product_words', private.has_word(term))
      order by term collate "C" limit 1
    ),
    private.most_similar_term(word)
  )
$$;

comment on function private.similar_term(text) is
  'The term that sounds like a word that no product has, of several the first by letter; else the most similar one. Null where there is none.';

create function private.split_word(word text) returns text
language sql stable set search_path = '' as $$
  select coalesce(first_term.written, first_half) || ' ' || last_written
  from (
    select first_half, last_term.term as last_half, last_term.written as last_written
    from generate_series(4, char_length(word)) as size
      cross join regexp_replace(left(word, size), '^(.{3,})g$', '\1k') as stem
      cross join generate_series(1, size - 3) as place
      cross join left(stem, place) as first_half
      cross join substr(stem, place + 1) as beginning
      cross join lateral (
        select term, written from private.search_terms
        where term >= beginning and term < beginning || '{'
        order by char_length(term), term limit 1
      ) as last_term
    where word ~ '^[a-z]{4,}$' and substr(word, size + 1) ~ '^(l[ae]r)?([sy]?[iu]|(s?[iu])?n[iu]n|y?[ae])?$'
    -- One after the other, because each of them is looked for in the products.
    order by size desc, place offset 0
  ) as halves
    left join private.search_terms as first_term on first_term.term = first_half
  where private.is_found('product_words', private.has_word(' ' || first_half || ' ' || last_half))
  limit 1
$$;

comment on function private.split_word(text) is
  'Two words that are written together, as they stand one behind the other in a product: `rotbasi` and `rotbaslari` are '
  '`Rot Başı`. Null where there are none.';

create or replace function private.weight_of(typed text) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  asked jsonb := private.asked_words(typed);
  word text := (select string_agg(forms->>0, '') from jsonb_array_elements(asked) as forms);
  is_number boolean := word ~ '[0-9]';
  wanted text[] := case when is_number then array['#' || word] else private.forms_of(asked->0->>0) end;
  weight bigint := 0;
begin
  if is_number or jsonb_array_length(asked) = 1 then
    select count(*) * case when is_number then 1000000 else 1 end into weight from private.product_words where keys && wanted;
    if weight > 0 then return weight; end if;
    if not is_number and not private.is_found('letter_runs', format('letters like %L', '%' || word || '%')) then return null; end if;
  end if;
  return case when private.is_found('product_words', private.has_words(asked)) then (
    select count(*) from private.product_words where not is_number and keys && wanted
  ) end;
end
$$;

create function private.kept_words(masks integer[], weights bigint[], places bigint[]) returns bigint[]
language plpgsql stable set search_path = '' as $$
declare
  place bigint;
  with_all integer[] := masks;
  with_next integer[];
  has_car boolean := weights[places[1]] = -1;
  kept bigint[] := places[:1];
begin
  foreach place in array places[2:] loop
    continue when weights[place] = -2 and not has_car;
    with_next := array(select mask from unnest(with_all) as mask where mask >> place::int & 1 = 1);
    if with_next <> '{}' then
      with_all := with_next;
      has_car := has_car or weights[place] = -1;
      kept := kept || place;
    end if;
  end loop;
  return kept;
end
$$;

comment on function private.kept_words(integer[], bigint[], bigint[]) is
  'Of words in this order, each that a product has together with those before it. masks: which words products have together, a bit for '
  'the place of each. Details (weight -2) stay only with a car (-1).';

create or replace function private.relaxed_words(typed text, car_names text[], car_details text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  unit record;
  weight bigint;
  words text[] := '{}';
  weights bigint[] := '{}';
  conditions text[] := '{}';
  known bigint[];
  heaviest bigint;
  base text := '';
  masks integer[];
  kept bigint[] := '{}';
  with_car bigint[];
begin
  for unit in
    with given as (
      select word, place, coalesce(word = any (car_names), false) as is_car, char_length(word) = 1 as is_lone,
        coalesce(word = any (car_details), false) as is_detail
      from private.search_words(typed) with ordinality as typed_words (word, place)
    ), seen as (
      select word, place, is_car, is_lone or is_detail and not (select bool_and(is_lone or is_detail) from given) as is_detail from given
    )
    select string_agg(word, ' ' order by place) as word, bool_and(is_detail) as is_detail,
      sum(case when bool_and(is_detail) then 0 else 1 end) over () as amount
    from seen
    group by case when word ~ '[0-9]' and not is_car and not is_detail then 0 else place end
    order by min(place)
  loop
    weight := private.weight_of(unit.word);
    if weight is null and not unit.is_detail and unit.amount <= 6 then
      unit.word := coalesce(private.split_word(unit.word), private.similar_term(unit.word), unit.word);
      weight := private.weight_of(unit.word);
    end if;
    words := words || unit.word;
    weights := weights || case
      when weight is null then null when unit.is_detail then -2 when unit.word = any (car_names) then -1 else weight
    end;
    conditions := conditions || private.has_words(private.asked_words(unit.word));
  end loop;

  select array_agg(place order by weights[place] desc, place) into known
  from generate_subscripts(words, 1) as place where weights[place] is not null;
  heaviest := known[1];
  if weights[heaviest] > -2 then
    if private.is_found('product_words', (select string_agg(conditions[place], ' and ') from unnest(known) as place)) then
      kept := known;
    else
      -- What only the category or the description says is another kind of part: a lamp's category is `Farlar`, too.
      base := ' and ' || private.place_of(private.asked_words(words[heaviest])) || ' = 0';
      if weights[heaviest] = 0 or not private.is_found('product_words', conditions[heaviest] || base) then base := ''; end if;
      execute (
        select format(
          'select array(select distinct %s from private.product_words where %s and (%s))',
          string_agg(format('((%s)::int << %s)', conditions[place], place), ' | '), conditions[heaviest] || base,
          string_agg(conditions[place], ' or ')
        )
        from unnest(known[2:]) as place
      ) into masks;
      kept := private.kept_words(masks, weights, known);
      if exists (select from unnest(known) as place where weights[place] = -1 and place <> all (kept)) then
        with_car := private.kept_words(masks, weights, (
          select array_agg(place order by place = heaviest desc, weights[place] < 0 desc, weights[place] desc, place)
          from unnest(known) as place
        ));
        if cardinality(with_car) > cardinality(kept) then kept := with_car; end if;
      end if;
    end if;
  end if;
  return (
    select jsonb_build_object(
      'missing', coalesce(jsonb_agg(word order by place) filter (where weights[place] is null), '[]'),
      'kept', coalesce(jsonb_agg(word order by place) filter (where place = any (kept)), '[]'),
      'apart', coalesce(jsonb_agg(word order by place) filter (where weights[place] is not null and place <> all (kept)), '[]')
    )
    from unnest(words) with ordinality as given (word, place)
  );
end
$$;

comment on function private.relaxed_words(text, text[], text[]) is
  'Where no product has all typed words: {kept, missing, apart}. Missing are those that no product has, and for which there is '
  'no other writing and no similar term. Of the others, all stay if a product has them all. Else the heaviest stays, then each that a '
  'product has together with those, the name of a car last; or car, year and engine directly after the heaviest, if more words stay '
  'then. Numbers stay or go together.';

drop function private.find_products(text, text, text, integer, integer, boolean, text, text);

-- The words are part of the statement, because PostgreSQL takes the index for words that it knows when it plans. Two tables in the order
-- of their ids are joined quicker than by a hash of 50,000 rows.
create function private.find_products(
  query text, in_category text, in_brand text, skip integer, page_size integer, only_in_stock boolean, sort_by text, fitting text,
  details text[]
) returns jsonb
language plpgsql stable set search_path = '' set enable_hashjoin = off as $$
declare
  asked jsonb := private.asked_words(query);
  ranked jsonb := jsonb_path_query_array(asked, '$[0 to 5]');
  number text := replace(private.search_text(left(query, 100)), ' ', '');
  whole_words text;
  fits text;
  has_words text;
  places text;
  answer jsonb;
begin
  select string_agg(format('translate('' '' || name || '' '', ''0123456789'', ''          '') like %L', '% ' || word || ' %'), ' and ')
  into whole_words
  from jsonb_array_elements(ranked) as forms, lateral (select forms->>0) as ranked_words (word)
  where word ~ '^[a-z]{1,3}$';
  select string_agg(format('(%s)::int', private.has_word(word)), ' + ')
  into fits
  from unnest(details || private.search_text(fitting)) as word where word <> '';
  has_words := case
    when (select max(char_length(forms->>0)) = 1 from jsonb_array_elements(asked) as forms) then 'false' else private.has_words(asked)
  end;
  places := case sort_by
    when 'cheapest' then 'nullif(price, 0), '
    when 'costliest' then 'price desc, '
    when 'newest' then ''
    else 'rank, fits desc, in_stock desc, '
  end || 'created_at desc, id desc';
  execute format(
    'with matching as materialized (
      select id, category, brand, price, in_stock, created_at, rank, fits
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
    case when coalesce(has_words, fits) is null then ', (select 0 as rank, 0 as fits) as compared' else format(
      'join (
        select product_id, case %s when place = 0 and %s then -1 else place end as rank, %s as fits
        from (select *, %s as place from private.product_words where %s offset 0) as placed
      ) as compared on product_id = id',
      case when number ~ '[0-9]' then format('when keys && %L then -2', array['#' || number]) else '' end,
      coalesce(whole_words, 'false'), coalesce(fits, '0'), coalesce(private.place_of(ranked), '0'), coalesce(has_words, 'true')
    ) end,
    places
  ) into answer
  using coalesce(in_category, ''), coalesce(in_brand, ''), greatest(skip, 0), least(greatest(page_size, 1), 100),
    coalesce(only_in_stock, false), 12;
  return answer;
end
$$;

create or replace function public.search_products(
  query text default '', in_category text default '', in_brand text default '',
  skip integer default 0, page_size integer default 24,
  only_in_stock boolean default false, sort_by text default 'relevance', car_names text default '', car_details text default '', fitting text default ''
) returns jsonb
language plpgsql stable security definer
set search_path = '' set statement_timeout = '2s' set work_mem = '16MB' as $$
declare
  words jsonb;
  kept text;
  details text[];
  answer jsonb := private.find_products(query, in_category, in_brand, skip, page_size, only_in_stock, sort_by, fitting, '{}');
  other jsonb;
begin
  if answer['total'] <> '0' then return answer; end if;
  words := private.relaxed_words(query, string_to_array(car_names, ' '), string_to_array(car_details, ' '));
  select string_agg(word, ' ' order by place) into kept
  from jsonb_array_elements_text(words['kept']) with ordinality as given (word, place);
  if kept is null or private.search_text(kept) = private.search_text(query) then return answer; end if;
  details := array(
    select word from jsonb_array_elements_text(words['apart']) as word where word = any (string_to_array(car_details, ' '))
  );
  other := private.find_products(kept, in_category, in_brand, skip, page_size, only_in_stock, sort_by, fitting, details);
  if words['missing'] || words['apart'] <> '[]' then return other || jsonb_build_object('relaxed', words); end if;
  if other['total'] = '0' then return answer; end if;
  return other || jsonb_build_object('meant', (
    select string_agg(coalesce(written, word), ' ' order by place)
    from jsonb_array_elements_text(words['kept']) with ordinality as given (word, place)
      left join private.search_terms on term = word
  ));
end
$$;

revoke all on function
  private.spaced(text), private.head_texts(public.products), private.searched_form(text), private.has_word(text),
  private.has_words(jsonb), private.place_of(jsonb), private.sound_of(text), private.similar_term(text),
  private.split_word(text), private.kept_words(integer[], bigint[], bigint[]),
  private.find_products(text, text, text, integer, integer, boolean, text, text, text[])
  from public, anon, authenticated, service_role;

-- Where PostgREST does not see new functions by itself.
notify pgrst, 'reload schema';
