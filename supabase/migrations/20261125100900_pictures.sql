-- Photographs that the owner uploads (D20). Everybody sees them; requests with the owner's password add and remove them.
-- A database without Supabase Storage gets nothing of this, and the panel offers no photographs there.

do $migration$
begin
  if to_regnamespace('storage') is null then
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('pictures', 'pictures', true, 1048576, array['image/webp', 'image/jpeg'])
  on conflict (id) do update
  set public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

  -- Storage answers 500 to the codes of is_admin(), and 403 to this one. Our code goes along in the message.
  create function private.is_admin_of_pictures() returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
  begin
    return private.is_admin();
  exception when sqlstate 'PT401' or sqlstate 'PT403' or sqlstate 'PT429' then
    raise sqlstate '42501' using message = sqlstate || ': ' || sqlerrm;
  end
  $$;

  comment on function private.is_admin_of_pictures() is
    'is_admin() for policies of Storage: it raises 42501, with PT401, PT403 or PT429 at the start of the message.';

  revoke all on function private.is_admin_of_pictures() from public, anon, authenticated, service_role;
  grant execute on function private.is_admin_of_pictures() to anon, authenticated;

  -- The name is the SHA-256 of the picture; `-400` is its copy of 400 pixels.
  create policy "the owner uploads pictures" on storage.objects for insert to anon, authenticated
    with check (
      bucket_id = 'pictures'
      and name ~ '^[0-9a-f]{64}(-400)?\.(webp|jpg)$'
      and (select private.is_admin_of_pictures())
    );
  create policy "the owner finds pictures" on storage.objects for select to anon, authenticated
    using (bucket_id = 'pictures' and (select private.is_admin_of_pictures()));
  create policy "the owner removes pictures" on storage.objects for delete to anon, authenticated
    using (bucket_id = 'pictures' and (select private.is_admin_of_pictures()));

  create function public.has_pictures() returns boolean
  language sql stable set search_path = '' as 'select true';

  comment on function public.has_pictures() is
    'Tells the panel that photographs can be uploaded. Databases without Storage do not have this function.';

  revoke all on function public.has_pictures() from public, anon, authenticated, service_role;
  grant execute on function public.has_pictures() to anon, authenticated;
end
$migration$;
