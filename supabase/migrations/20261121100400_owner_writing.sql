-- Requests with the owner's password may write.

-- The columns of the panel's forms. Only the database sets ids and dates of creation.
grant
  insert (name, price, original_price, image, category, brand, description, in_stock, discount),
  update (name, price, original_price, image, category, brand, description, in_stock, discount),
  delete
  on public.products to anon, authenticated;
grant insert (name, logo), update (name, logo), delete
  on public.brands to anon, authenticated;
grant
  insert (title, subtitle, description, image, button_text, button_color),
  update (title, subtitle, description, image, button_text, button_color),
  delete
  on public.slides to anon, authenticated;
-- Contact details can be changed but not deleted.
grant
  insert (phone, email, address, working_hours, updated_at),
  update (phone, email, address, working_hours, updated_at)
  on public.contact_info to anon, authenticated;

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

create policy "the owner deletes" on public.products for delete to anon, authenticated
  using ((select private.is_admin()));
create policy "the owner deletes" on public.brands for delete to anon, authenticated
  using ((select private.is_admin()));
create policy "the owner deletes" on public.slides for delete to anon, authenticated
  using ((select private.is_admin()));
