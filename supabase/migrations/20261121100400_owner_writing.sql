-- Who has the owner's password writes.

-- The columns of the panel's forms. Ids and dates of creation are the database's alone.
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
-- Contact details are changed, never deleted.
grant
  insert (phone, email, address, working_hours, updated_at),
  update (phone, email, address, working_hours, updated_at)
  on public.contact_info to anon, authenticated;

-- (select …) makes the check run once for each statement. Bare, it would run bcrypt once for each row.
create policy "the owner inserts" on public.products for insert to anon, authenticated
  with check ((select private.is_admin()));
create policy "the owner inserts" on public.brands for insert to anon, authenticated
  with check ((select private.is_admin()));
create policy "the owner inserts" on public.slides for insert to anon, authenticated
  with check ((select private.is_admin()));
create policy "the owner inserts" on public.contact_info for insert to anon, authenticated
  with check ((select private.is_admin()));

-- Who may change a row may give it any values that its table takes; asking again would cost a second bcrypt.
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
