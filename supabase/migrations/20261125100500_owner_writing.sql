-- Requests with the owner's password may write: the check of the password, grants and policies, and a limit for dates.

create function private.is_admin() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  given text := private.request_header('x-admin-password');
  device bytea := private.device_hash();
  is_known boolean := private.is_known_device();
  checked_hash text;
  stored_hash text;
begin
  if given is null then
    raise sqlstate 'PT401' using message = 'only the owner writes: no password given';
  end if;
  -- A wrong password cannot be counted there, so none may be checked.
  if current_setting('transaction_read_only')::boolean then
    raise sqlstate '25006' using message = 'only the owner writes, and not by GET';
  end if;
  perform private.refuse_throttled(hash) from private.admin_password;
  -- Tries of unknown browsers are checked and counted one by one. Nobody waits for his turn: that would take the connections
  -- that visitors need. The shop sends again by itself.
  if not is_known then
    if not pg_try_advisory_xact_lock('private.wrong_passwords'::regclass::oid::bigint) then
      raise sqlstate 'PGRST' using
        message = '{"code": "busy", "message": "another password is being checked, try again"}',
        detail = '{"status": 429, "headers": {"Retry-After": "1"}}';
    end if;
    select hash into checked_hash from private.admin_password;
    perform private.refuse_throttled(checked_hash);
    if checked_hash is not null and not private.password_matches(given, checked_hash) then
      perform private.count_wrong_try(private.counter_of_address(checked_hash));
      perform private.count_wrong_try('private.wrong_passwords_in_all');
      raise sqlstate 'PT403' using message = 'wrong password';
    end if;
  end if;
  -- The row stays locked until the write is committed. So the owner's writes run one after the other;
  -- replace_list() needs this.
  select hash into stored_hash from private.admin_password for update;
  if stored_hash is null then
    raise sqlstate 'PT403' using message = 'no owner password has been set yet',
      hint = 'Set it in the SQL editor: select private.set_admin_password(''…'');';
  end if;
  if is_known then
    perform private.refuse_throttled(stored_hash);
    if not private.password_matches(given, stored_hash) then
      perform private.count_wrong_try('private.wrong_passwords_of_devices');
      raise sqlstate 'PT403' using message = 'wrong password';
    end if;
  elsif stored_hash is distinct from checked_hash then
    raise sqlstate 'PT403' using message = 'the password has just been changed';
  elsif device is not null then
    insert into private.known_devices (token_hash) values (device) on conflict do nothing;
  end if;
  return true;
end
$$;

comment on function private.is_admin() is
  'True if the request carries the owner''s password (header x-admin-password: base64 of its UTF-8 in NFC). '
  'Never false: it raises what PostgREST answers as 401 (none), 403 (wrong) or 429 (locked out, or busy with another).';

-- Policies run with the caller's rights and need only this function. Everything else in the schema is closed.
revoke all on function private.is_admin() from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to anon, authenticated;

-- The columns of the panel's forms. An insert may also carry created_at, because an undone deletion is a new row that comes
-- back at the place of the old one: lists are in that order. Only the database sets ids.
grant
  insert (name, price, original_price, image, category, brand, description, in_stock, discount, created_at),
  update (name, price, original_price, image, category, brand, description, in_stock, discount),
  delete
  on public.products to anon, authenticated;
grant insert (name, logo, created_at), update (name, logo), delete
  on public.brands to anon, authenticated;
grant
  insert (title, subtitle, description, image, button_text, button_color, created_at),
  update (title, subtitle, description, image, button_text, button_color),
  delete
  on public.slides to anon, authenticated;
-- Contact details can be changed but not deleted.
grant
  insert (phone, email, address, working_hours, updated_at),
  update (phone, email, address, working_hours, updated_at)
  on public.contact_info to anon, authenticated;

-- The one record of the shop is only changed. Its prefix and its date are not the owner's to write.
grant
  update (name, trading_word, headline, summary, about, figures, city, has_rating, has_benefits, has_features, has_delivery,
    has_free_shipping, has_warranty, makes, open_controls, prices_with_vat, legal_text, logo, instagram, facebook)
  on public.shop_info to anon, authenticated;

-- (select …) makes the check run once per statement. Without it, bcrypt would run once per row.
create policy "the owner inserts" on public.products for insert to anon, authenticated
  with check ((select private.is_admin()));
create policy "the owner inserts" on public.brands for insert to anon, authenticated
  with check ((select private.is_admin()));
create policy "the owner inserts" on public.slides for insert to anon, authenticated
  with check ((select private.is_admin()));
create policy "the owner inserts" on public.contact_info for insert to anon, authenticated
  with check ((select private.is_admin()));

-- A row that may be changed may get any values that its table allows. Another check would run bcrypt again.
create policy "the owner updates" on public.products for update to anon, authenticated
  using ((select private.is_admin())) with check (true);
create policy "the owner updates" on public.brands for update to anon, authenticated
  using ((select private.is_admin())) with check (true);
create policy "the owner updates" on public.slides for update to anon, authenticated
  using ((select private.is_admin())) with check (true);
create policy "the owner updates" on public.contact_info for update to anon, authenticated
  using ((select private.is_admin())) with check (true);
create policy "the owner updates" on public.shop_info for update to anon, authenticated
  using ((select private.is_admin())) with check (true);

create policy "the owner deletes" on public.products for delete to anon, authenticated
  using ((select private.is_admin()));
create policy "the owner deletes" on public.brands for delete to anon, authenticated
  using ((select private.is_admin()));
create policy "the owner deletes" on public.slides for delete to anon, authenticated
  using ((select private.is_admin()));

create function private.limit_created_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- least() ignores null, so a row without a date gets the present time, too.
  new.created_at := least(new.created_at, clock_timestamp());
  return new;
end
$$;

comment on function private.limit_created_at() is
  'A row from the future would stay above every later one, so it gets the present time.';

-- The condition is there because restoring a backup inserts up to 50,000 rows, all with the default.
create trigger limit_created_at before insert on public.products
  for each row when (new.created_at is null or new.created_at > clock_timestamp())
  execute function private.limit_created_at();
create trigger limit_created_at before insert on public.brands
  for each row when (new.created_at is null or new.created_at > clock_timestamp())
  execute function private.limit_created_at();
create trigger limit_created_at before insert on public.slides
  for each row when (new.created_at is null or new.created_at > clock_timestamp())
  execute function private.limit_created_at();

create function private.note_first_save() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.saved_at := clock_timestamp();
  return new;
end
$$;

-- The set-up changes the prefix alone.
create trigger note_first_save before update on public.shop_info
  for each row when (new.saved_at is null and new.storage_prefix is not distinct from old.storage_prefix)
  execute function private.note_first_save();

revoke all on function private.limit_created_at(), private.note_first_save() from public, anon, authenticated, service_role;
