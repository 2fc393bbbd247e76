-- Replaces all lists and the contact details in one transaction, to restore a backup or to apply a price list.

-- replace_list() compares only ids, so it would overwrite what somebody else has edited meanwhile. So the page asks for the
-- state of the catalogue, then reads all rows and compares them with what the owner sees, and sends the state along: it is
-- compared again under the lock that keeps the owners' other writes out.

create function private.catalog_state() returns text
language sql stable set search_path = '' as $$
  select md5(coalesce(string_agg(md5(content), '' order by place, id), ''))
  from (
    select 1, id, stored::text from public.products as stored
    union all select 2, id, stored::text from public.brands as stored
    union all select 3, id, stored::text from public.slides as stored
    union all select 4, id, stored::text from public.contact_info as stored
  ) as stored (place, id, content)
$$;

comment on function private.catalog_state() is 'A text that differs as soon as one value of the four tables differs.';

-- For the owner only: it reads every row of the shop.
create function public.catalog_state() returns text
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
begin
  perform private.is_admin();
  return private.catalog_state();
end
$$;

comment on function public.catalog_state() is
  'The state of the catalogue for base_ids of replace_catalog(). To be read before the rows.';

create function private.ids_in(base_ids jsonb, list text) returns bigint[]
language sql immutable set search_path = '' as $$
  select array(select jsonb_array_elements_text(base_ids -> list)::bigint)
$$;

comment on function private.ids_in(jsonb, text) is 'The ids of one list from an object of lists of ids.';

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

-- The state is a key of base_ids and not a parameter, so that databases without this comparison ignore it.
create function public.replace_catalog(
  products jsonb, brands jsonb, slides jsonb, base_ids jsonb, contact jsonb default null
) returns json
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  product_ids bigint[];
  brand_ids bigint[];
  slide_ids bigint[];
begin
  perform private.begin_replacement();
  if base_ids ->> 'state' <> private.catalog_state() then
    raise sqlstate 'PT409' using message = 'catalogue changed elsewhere';
  end if;
  product_ids := private.replace_list('products', products, private.ids_in(base_ids, 'products'));
  brand_ids := private.replace_list('brands', brands, private.ids_in(base_ids, 'brands'));
  slide_ids := private.replace_list('slides', slides, private.ids_in(base_ids, 'slides'));
  if jsonb_typeof(contact) <> 'null' then
    perform private.replace_contact(contact);
  end if;
  return json_build_object('products', product_ids, 'brands', brand_ids, 'slides', slide_ids);
end
$$;

comment on function public.replace_catalog(jsonb, jsonb, jsonb, jsonb, jsonb) is
  'Puts a whole shop in the place of another, or changes nothing at all. base_ids is {products: ids, brands: ids, '
  'slides: ids, state: what catalog_state() has answered}, without state only the ids are compared; the answer is '
  '{products: ids, brands: ids, slides: ids}. Contact details that are left out stay as they are.';

revoke all on function
  private.catalog_state(), public.catalog_state(), private.ids_in(jsonb, text), private.replace_contact(jsonb),
  public.replace_catalog(jsonb, jsonb, jsonb, jsonb, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.catalog_state(), public.replace_catalog(jsonb, jsonb, jsonb, jsonb, jsonb)
  to anon, authenticated;
