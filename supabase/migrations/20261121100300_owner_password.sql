-- The owner's password. Every write has it in a header, and the database checks it. The public key is part of
-- the page, so it alone must allow reading only.

-- Hosted projects already have both.
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

create table private.admin_password (
  only_row boolean primary key default true check (only_row),
  hash text not null,
  changed_at timestamptz not null default clock_timestamp()
);

comment on table private.admin_password is 'The bcrypt hash of the owner''s password; empty until it has been set.';

-- The time of the first wrong try in seconds, then three digits with the number of tries. It is a sequence
-- because a refused request is rolled back: that would undo a change in a table, but not in a sequence.
create sequence private.wrong_passwords minvalue 0 start 0;

alter table private.admin_password enable row level security;
revoke all on private.admin_password from public, anon, authenticated, service_role;
revoke all on sequence private.wrong_passwords from public, anon, authenticated, service_role;

-- Setting the password

create function private.set_admin_password(new_password text) returns void
language plpgsql set search_path = '' as $$
declare
  normal text := normalize(new_password, NFC);
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
  perform setval('private.wrong_passwords', 0);
end
$$;

comment on function private.set_admin_password(text) is
  'Sets or changes the owner''s password, 10 characters to 72 bytes, and ends a lockout. For the SQL editor.';

-- Checking the password

create function private.request_header(name text) returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> name
$$;

comment on function private.request_header(text) is
  'A header of the request that PostgREST is carrying out, by its name in small letters; null outside of one.';

create function private.password_matches(given text, stored_hash text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  normal text;
begin
  normal := normalize(convert_from(decode(given, 'base64'), 'UTF8'), NFC);
  return octet_length(normal) <= 72 and extensions.crypt(normal, stored_hash) = stored_hash;
exception when data_exception then
  return false;
end
$$;

comment on function private.password_matches(text, text) is
  'Whether the base64 of a password in UTF-8 belongs to a hash. A header holds no Turkish letters, hence base64.';

create function private.is_locked_out() returns boolean
language sql volatile set search_path = '' as $$
  select last_value % 1000 >= 10 and last_value / 1000 > extract(epoch from clock_timestamp()) - 60
  from private.wrong_passwords
$$;

comment on function private.is_locked_out() is 'True from the tenth wrong try until a minute after the first.';

create function private.count_wrong_password() returns void
language plpgsql set search_path = '' as $$
declare
  this_second bigint := extract(epoch from clock_timestamp());
  counted bigint := (select last_value from private.wrong_passwords);
begin
  if counted / 1000 <= this_second - 60 then
    counted := this_second * 1000;
  end if;
  perform setval('private.wrong_passwords', counted + 1);
end
$$;

comment on function private.count_wrong_password() is
  'Adds a try to the running minute, or begins a new one. To be called under the lock of is_admin() only.';

create function private.is_admin() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  given text := private.request_header('x-admin-password');
  stored_hash text;
begin
  if given is null then
    raise sqlstate 'PT401' using message = 'only the owner writes: no password given';
  end if;
  -- The row stays locked until the write is committed or refused. So parallel tries are counted one by one,
  -- and the owner's writes run one after the other; replace_list() needs this.
  select hash into stored_hash from private.admin_password for update;
  if stored_hash is null then
    raise sqlstate 'PT403' using message = 'no owner password has been set yet',
      hint = 'Set it in the SQL editor: select private.set_admin_password(''…'');';
  end if;
  if private.is_locked_out() then
    raise sqlstate 'PT429' using message = 'too many wrong passwords, try again in a minute';
  end if;
  if private.password_matches(given, stored_hash) then
    return true;
  end if;
  perform private.count_wrong_password();
  raise sqlstate 'PT403' using message = 'wrong password';
end
$$;

comment on function private.is_admin() is
  'True if the request carries the owner''s password (header x-admin-password: base64 of its UTF-8 in NFC). '
  'Never false: it raises what PostgREST answers as 401 (none), 403 (wrong) or 429 (locked out).';

-- Policies run with the caller's rights and need only is_admin(). Everything else in the schema is closed.
revoke all on function
  private.set_admin_password(text), private.request_header(text), private.password_matches(text, text),
  private.is_locked_out(), private.count_wrong_password(), private.is_admin()
  from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to anon, authenticated;
