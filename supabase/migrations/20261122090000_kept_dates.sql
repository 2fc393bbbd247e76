-- An undone deletion is a new row that comes back at the old one's place: lists are in the order of created_at,
-- so the owner's insert may carry it. The policies still ask for the password. An update may not change it.

grant insert (created_at) on public.products, public.brands, public.slides to anon, authenticated;

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

revoke all on function private.limit_created_at() from public, anon, authenticated, service_role;
