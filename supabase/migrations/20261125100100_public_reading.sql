-- Everybody may read, nobody may write. Projects differ in their default grants on a new table: older ones
-- grant the public roles everything, newer ones almost nothing. So revoke all grants first, then grant.

revoke all on public.products, public.brands, public.slides, public.contact_info, public.shop_info
  from public, anon, authenticated, service_role;

revoke all on sequence
  public.products_id_seq, public.brands_id_seq, public.slides_id_seq, public.contact_info_id_seq
  from public, anon, authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;

grant select on public.products, public.brands, public.slides, public.contact_info, public.shop_info
  to anon, authenticated;

-- The role of the project's secret key, which is for the owner's own tools and never in a browser.
grant select, insert, update, delete on public.products, public.brands, public.slides, public.contact_info
  to service_role;
grant select, update on public.shop_info to service_role;

alter table public.products enable row level security;
alter table public.brands enable row level security;
alter table public.slides enable row level security;
alter table public.contact_info enable row level security;
alter table public.shop_info enable row level security;

create policy "everybody reads" on public.products for select to anon, authenticated using (true);
create policy "everybody reads" on public.brands for select to anon, authenticated using (true);
create policy "everybody reads" on public.slides for select to anon, authenticated using (true);
create policy "everybody reads" on public.contact_info for select to anon, authenticated using (true);
create policy "everybody reads" on public.shop_info for select to anon, authenticated using (true);

-- What only the database itself uses. It is not one of the schemas of the Data API, so requests cannot reach it.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;
