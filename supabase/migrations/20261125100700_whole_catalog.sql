-- Replaces all lists, the contact details and the record of the shop in one transaction, to restore a backup. With a delete of all rows and an insert
-- of all rows in two requests, the list would be lost if the second failed. Here readers see the old lists until it is
-- committed.

-- What somebody else has written meanwhile must not be overwritten. So the page asks for the state of the catalogue, then
-- reads all rows and compares them with what the owner sees, and sends the state along: it is compared again under the lock
-- that keeps the owners' other writes out.

create function private.catalog_state() returns text
language sql stable set search_path = '' as $$
  select md5(coalesce(string_agg(md5(content), '' order by place, id), ''))
  from (
    select 1, id, stored::text from public.products as stored
    union all select 2, id, stored::text from public.brands as stored
    union all select 3, id, stored::text from public.slides as stored
    union all select 4, id, stored::text from public.contact_info as stored
    union all select 5, id, stored::text from public.shop_info as stored
  ) as stored (place, id, content)
$$;

comment on function private.catalog_state() is 'A text that differs as soon as one value of the tables differs.';

-- For the owner only: it reads every row of the shop.
create function public.catalog_state() returns text
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
begin
  perform private.is_admin();
  return private.catalog_state();
end
$$;

comment on function public.catalog_state() is
  'The state of the catalogue for replace_catalog(). To be read before the rows.';

create function private.replace_list(list text, items jsonb) returns bigint[]
language plpgsql set search_path = '' as $$
declare
  columns text;
  made bigint[];
begin
  -- Without this, null would count as an empty list.
  if items is null or jsonb_typeof(items) <> 'array' then
    raise sqlstate 'PT400' using message = format('%s: an array of rows is needed', list);
  end if;
  -- Waits for a visitor who is seeding this list. Marks the list as filled, so that an empty one is never seeded.
  perform private.claim_first_fill(list);
  -- The condition is there because hosted projects refuse a delete without one.
  execute format('delete from public.%I where id <> 0', list);

  select string_agg(quote_ident(attname), ', ') into columns from pg_catalog.pg_attribute
  where attrelid = format('public.%I', list)::regclass
    and attnum > 0 and not attisdropped and attname not in ('id', 'created_at', 'updated_at')
    -- Pages of older builds do not know every column. What no item has gets its default.
    and (items = '[]' or attname in (select jsonb_object_keys(item) from jsonb_array_elements(items) as item));
  -- The last item is inserted first, so that the first item is the newest.
  execute format(
    'with made as (
      insert into public.%1$I (%2$s)
      select %2$s from jsonb_populate_recordset(null::public.%1$I, $1) with ordinality
      order by ordinality desc
      returning id
    )
    select array(select id from made order by id desc)',
    list, columns
  ) into made using items;
  return made;
end
$$;

comment on function private.replace_list(text, jsonb) is
  'Puts items in the place of a list. Returns the new ids, the first item''s first. To be called after is_admin(), whose '
  'lock keeps other writes out.';

create function private.replace_contact(contact jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  given public.contact_info := jsonb_populate_record(null::public.contact_info, contact);
begin
  update public.contact_info
  set phone = given.phone, email = given.email, address = given.address,
    working_hours = given.working_hours, updated_at = greatest(clock_timestamp(), updated_at)
  where id = (select id from public.contact_info order by updated_at desc, id desc limit 1);
  if not found then
    insert into public.contact_info (phone, email, address, working_hours)
    values (given.phone, given.email, given.address, given.working_hours);
  end if;
end
$$;

comment on function private.replace_contact(jsonb) is 'Changes the contact details that the shop shows, or makes the first ones.';

-- A shop that nobody has saved stays so where the backup says nothing of it.
create function private.replace_shop(shop jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  given public.shop_info;
begin
  select (jsonb_populate_record(stored, shop)).* into given from public.shop_info as stored;
  given.storage_prefix := (select storage_prefix from public.shop_info);
  given.saved_at := (select saved_at from public.shop_info);
  update public.shop_info as stored set
    (name, trading_word, headline, summary, about, figures, city, has_rating, has_benefits, has_features, has_delivery,
      has_free_shipping, has_warranty, makes, open_controls, prices_with_vat, legal_text, logo, instagram, facebook)
    = (given.name, given.trading_word, given.headline, given.summary, given.about, given.figures, given.city,
      given.has_rating, given.has_benefits, given.has_features, given.has_delivery, given.has_free_shipping,
      given.has_warranty, given.makes, given.open_controls, given.prices_with_vat, given.legal_text, given.logo,
      given.instagram, given.facebook)
  where stored is distinct from given;
end
$$;

comment on function private.replace_shop(jsonb) is 'Changes the columns of the record of the shop that are named.';

-- Security definer, so that the password is checked once for all statements. A statement of the public roles may take
-- 3 or 8 s on hosted projects, and a list of 50,000 rows takes almost as long. PostgREST applies the statement_timeout of a
-- function before it calls it. Set inside the running function it would have no effect, because PostgreSQL starts the clock
-- at the beginning of the statement.
create function public.replace_catalog(
  products jsonb, brands jsonb, slides jsonb, seen_state text, contact jsonb default null,
  shop jsonb default null
) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  answer jsonb;
begin
  perform private.is_admin();
  answer := private.earlier_answer('replace_catalog');
  if answer is not null then
    return answer;
  end if;
  if seen_state is distinct from private.catalog_state() then
    return '{"changed": true}';
  end if;
  answer := jsonb_build_object(
    'products', private.replace_list('products', products),
    'brands', private.replace_list('brands', brands),
    'slides', private.replace_list('slides', slides)
  );
  if jsonb_typeof(contact) <> 'null' then
    perform private.replace_contact(contact);
  end if;
  if jsonb_typeof(shop) <> 'null' then
    perform private.replace_shop(shop);
  end if;
  perform private.note_operation('replace_catalog', '{}', answer);
  return answer;
end
$$;

comment on function public.replace_catalog(jsonb, jsonb, jsonb, text, jsonb, jsonb) is
  'Puts a whole shop in the place of another, if its state is still what catalog_state() has answered; else changes nothing '
  'and answers {changed: true}. The answer is {products: ids, brands: ids, slides: ids}. Contact details '
  'and a record of the shop that are left out stay as they are.';

revoke all on function
  private.catalog_state(), public.catalog_state(), private.replace_list(text, jsonb), private.replace_contact(jsonb),
  private.replace_shop(jsonb), public.replace_catalog(jsonb, jsonb, jsonb, text, jsonb, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.catalog_state(), public.replace_catalog(jsonb, jsonb, jsonb, text, jsonb, jsonb)
  to anon, authenticated;
