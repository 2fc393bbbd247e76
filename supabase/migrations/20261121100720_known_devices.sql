-- A stranger who guesses must not keep the owner from writing. Wrong passwords are counted per address, and in all.
-- A browser that has once sent the right password also sends a random token (header x-device-token), and guesses
-- of others do not throttle it. A token does not replace the password.

create table private.known_devices (
  token_hash bytea primary key,
  known_since timestamptz not null default clock_timestamp()
);

comment on table private.known_devices is
  'SHA-256 of the tokens of browsers that have sent the right password; emptied when a password is set.';

alter table private.known_devices enable row level security;
revoke all on private.known_devices from public, anon, authenticated, service_role;

-- Counters are sequences, as before: a refused request is rolled back, and a sequence is not. No sequence can be
-- made during such a request, so addresses share 256 of them. private.wrong_passwords counts where no gateway
-- tells the address.
create sequence private.wrong_passwords_in_all minvalue 0 start 0;
create sequence private.wrong_passwords_of_devices minvalue 0 start 0;

do $$
begin
  for number in 0..255 loop
    execute format('create sequence private.wrong_passwords_%s minvalue 0 start 0', number);
  end loop;
end
$$;

revoke all on all sequences in schema private from public, anon, authenticated, service_role;

drop function private.is_locked_out();
drop function private.count_wrong_password();

create function private.device_hash() returns bytea
language sql stable set search_path = '' as $$
  select sha256(convert_to(token, 'UTF8')) from private.request_header('x-device-token') as token
  where token ~ '^[0-9a-f]{64}$'
$$;

comment on function private.device_hash() is 'The hash of the request''s token; null without one of 256 bits.';

create function private.is_known_device() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.known_devices where token_hash = private.device_hash())
$$;

create function private.counter_of_address(stored_hash text) returns regclass
language plpgsql stable set search_path = '' as $$
declare
  address inet;
begin
  address := private.request_header('cf-connecting-ip')::inet;
  if address is null then
    return 'private.wrong_passwords';
  end if;
  -- One customer has many addresses of version 6. The hash keeps strangers from choosing the owner's counter.
  address := network(set_masklen(address, case family(address) when 6 then 64 else 32 end));
  return format(
    'private.wrong_passwords_%s', get_byte(sha256(convert_to(address || stored_hash, 'UTF8')), 0)
  )::regclass;
exception when data_exception then
  return 'private.wrong_passwords';
end
$$;

comment on function private.counter_of_address(text) is
  'The counter of the address that the gateway tells (header cf-connecting-ip). The stored hash is the secret.';

create function private.wrong_tries(counter regclass) returns bigint
language sql volatile set search_path = '' as $$
  select case
    when last / 1000 > extract(epoch from clock_timestamp()) - 60 then last % 1000 else 0
  end
  from coalesce(pg_sequence_last_value(counter), 0) as last
$$;

comment on function private.wrong_tries(regclass) is 'The wrong tries of the minute that began with the first one.';

create function private.count_wrong_try(counter regclass) returns void
language plpgsql set search_path = '' as $$
declare
  tries bigint := private.wrong_tries(counter);
  this_second bigint := extract(epoch from clock_timestamp());
begin
  if tries = 0 then
    perform setval(counter, this_second * 1000 + 1);
  else
    perform setval(counter, pg_sequence_last_value(counter) + 1);
  end if;
end
$$;

comment on function private.count_wrong_try(regclass) is
  'Adds a try to the running minute, or begins a new one. To be called under the lock of is_admin() only.';

create function private.is_throttled(stored_hash text) returns boolean
language sql volatile set search_path = '' as $$
  select case
    when private.is_known_device() then private.wrong_tries('private.wrong_passwords_of_devices') >= 10
    else private.wrong_tries(private.counter_of_address(stored_hash)) >= 10
      or private.wrong_tries('private.wrong_passwords_in_all') >= 120
  end
$$;

comment on function private.is_throttled(text) is
  'True from the tenth wrong try of an address, or the 120th in all, until a minute after the first.';

create function private.refuse_throttled(stored_hash text) returns void
language plpgsql set search_path = '' as $$
begin
  if private.is_throttled(stored_hash) then
    raise sqlstate 'PT429' using message = 'too many wrong passwords, try again in a minute';
  end if;
end
$$;

create or replace function private.is_admin() returns boolean
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
  -- Parallel tries of unknown browsers are checked and counted one by one. Known ones do not wait for them.
  if not is_known then
    perform pg_advisory_xact_lock('private.wrong_passwords'::regclass::oid::bigint);
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

create or replace function private.set_admin_password(new_password text) returns void
language plpgsql set search_path = '' as $$
declare
  normal text := private.normalized_password(new_password);
begin
  if normal is null or char_length(normal) < 10 then
    raise exception 'the password needs at least 10 characters';
  end if;
  -- bcrypt ignores the rest.
  if octet_length(normal) > 72 then
    raise exception 'the password must not be longer than 72 bytes (a Turkish letter takes two)';
  end if;
  insert into private.admin_password (hash)
  values (extensions.crypt(normal, extensions.gen_salt('bf', 10)))
  on conflict (only_row) do update set hash = excluded.hash, changed_at = excluded.changed_at;
  delete from private.known_devices where token_hash is not null;
  perform setval(counter.oid::regclass, 0) from pg_catalog.pg_class as counter
  where counter.relnamespace = 'private'::regnamespace and counter.relkind = 'S'
    and counter.relname like 'wrong\_passwords%';
end
$$;

comment on function private.set_admin_password(text) is
  'Sets or changes the owner''s password, 10 characters to 72 bytes, forgets all known devices and ends a lockout. '
  'For the SQL editor.';

revoke all on function
  private.device_hash(), private.is_known_device(), private.counter_of_address(text), private.wrong_tries(regclass),
  private.count_wrong_try(regclass), private.is_throttled(text), private.refuse_throttled(text)
  from public, anon, authenticated, service_role;
