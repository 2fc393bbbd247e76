-- The shop's logo and the icons that the panel draws of it lie beside the photographs (D49). PNG keeps their transparency.

do $migration$
begin
  if to_regnamespace('storage') is null then
    return;
  end if;

  update storage.buckets
  set allowed_mime_types = array['image/webp', 'image/jpeg', 'image/png']
  where id = 'pictures';

  alter policy "the owner uploads pictures" on storage.objects
    with check (
      bucket_id = 'pictures'
      and name ~ '^[0-9a-f]{64}(-(400|dark|180|192|512|maskable|share))?\.(webp|jpg|png)$'
      and (select private.is_admin_of_pictures())
    );
end
$migration$;
