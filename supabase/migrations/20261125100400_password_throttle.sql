-- Limits guesses at the password. A stranger who guesses must not keep the owner from writing: wrong passwords are counted
-- per address and in all, and a browser that has once sent the right password is not throttled by guesses of others.

-- Such a browser also sends a random token (header x-device-token). The token does not replace the password.
create table private.known_devices (
  token_hash bytea primary key,
  known_since timestamptz not null default clock_timestamp()
);

comment on table private.known_devices is
  'SHA-256 of the tokens of browsers that have sent the right password; emptied when a password is set.';

alter table private.known_devices enable row level security;
revoke all on private.known_devices from public, anon, authenticated, service_role;

-- A counter holds the time of the first wrong try in seconds, then three digits with the number of tries. It is a sequence
-- because a refused request is rolled back: that would undo a change in a table, but not in a sequence. No sequence can be
-- made during such a request, so addresses share 256 of them.
create sequence private.wrong_passwords_in_all minvalue 0 start 0;
create sequence private.wrong_passwords_of_devices minvalue 0 start 0;
-- For requests whose address is not known.
create sequence private.wrong_passwords minvalue 0 start 0;

do $$
begin
  for number in 0..255 loop
    execute format('create sequence private.wrong_passwords_%s minvalue 0 start 0', number);
  end loop;
end
$$;

revoke all on all sequences in schema private from public, anon, authenticated, service_role;

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

revoke all on function
  private.device_hash(), private.is_known_device(), private.counter_of_address(text), private.wrong_tries(regclass),
  private.count_wrong_try(regclass), private.is_throttled(text), private.refuse_throttled(text)
  from public, anon, authenticated, service_role;
