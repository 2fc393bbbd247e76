-- The owner's password: setting it and comparing it with what a request carries. Every write carries it in a header,
-- because the public key is part of the page and must allow reading only.

-- Hosted projects already have both.
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

create table private.admin_password (
  only_row boolean primary key default true check (only_row),
  hash text not null,
  changed_at timestamptz not null default clock_timestamp()
);

comment on table private.admin_password is 'The bcrypt hash of the owner''s password; empty until it has been set.';

alter table private.admin_password enable row level security;
revoke all on private.admin_password from public, anon, authenticated, service_role;

create function private.normalized_password(given text) returns text
language sql immutable set search_path = '' as $$
  -- The blanks that trim() of JavaScript removes.
  select btrim(
    normalize(given, NFC),
    E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
  )
$$;

comment on function private.normalized_password(text) is
  'A password as it is hashed: in Unicode form NFC, without blanks at its ends.';

-- It refuses known passwords, empties known_devices and resets the counters of wrong passwords; the next two files create
-- what it needs for that.
create function private.set_admin_password(new_password text) returns void
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
  if private.is_known_password(normal) then
    raise exception 'everybody would try this password first, choose another one';
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
  'Sets or changes the owner''s password, 10 characters to 72 bytes and not a known one, forgets all known devices '
  'and ends a lockout. For the SQL editor.';

create function private.request_header(name text) returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> name
$$;

comment on function private.request_header(text) is
  'A header of the request that PostgREST is carrying out, by its name in small letters; null outside of one.';

create function private.password_matches(given text, stored_hash text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  typed text;
begin
  typed := normalize(convert_from(decode(given, 'base64'), 'UTF8'), NFC);
  -- A hash that an older version has stored may be of a password with blanks at its ends.
  return exists (
    select from (select private.normalized_password(typed) union select typed) as possible (password)
    where octet_length(password) <= 72 and extensions.crypt(password, stored_hash) = stored_hash
  );
exception when data_exception then
  return false;
end
$$;

comment on function private.password_matches(text, text) is
  'Whether the base64 of a password in UTF-8 belongs to a hash. A header holds no Turkish letters, hence base64.';

revoke all on function
  private.normalized_password(text), private.set_admin_password(text), private.request_header(text),
  private.password_matches(text, text)
  from public, anon, authenticated, service_role;
