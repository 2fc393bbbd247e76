-- A password that is pasted often has a space or a line break at its end. The shop's page, its build and the
-- database all ignore blanks at both ends.

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
  perform setval('private.wrong_passwords', 0);
end
$$;

create or replace function private.password_matches(given text, stored_hash text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  typed text;
begin
  typed := normalize(convert_from(decode(given, 'base64'), 'UTF8'), NFC);
  -- A hash from before this migration may be of a password with blanks at its ends.
  return exists (
    select from (select private.normalized_password(typed) union select typed) as possible (password)
    where octet_length(password) <= 72 and extensions.crypt(password, stored_hash) = stored_hash
  );
exception when data_exception then
  return false;
end
$$;

revoke all on function private.normalized_password(text) from public, anon, authenticated, service_role;
