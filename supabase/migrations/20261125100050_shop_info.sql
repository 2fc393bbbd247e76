-- What differs from shop to shop: one row, so there are only updates. Null: the shop says what its build says.

create table public.shop_info (
  id bigint primary key default 1 check (id = 1),
  name text check (name ~ '\S' and char_length(name) <= 60),
  trading_word text check (char_length(trading_word) <= 30),
  headline text check (char_length(headline) <= 80),
  summary text check (char_length(summary) <= 300),
  about text check (char_length(about) <= 600),
  figures text check (char_length(figures) <= 300),
  city text check (char_length(city) <= 40),
  has_rating boolean,
  has_benefits boolean,
  has_features boolean,
  has_delivery boolean,
  has_free_shipping boolean,
  has_warranty boolean,
  makes text check (char_length(makes) <= 200),
  open_controls boolean,
  prices_with_vat boolean,
  legal_text text check (char_length(legal_text) <= 1000),
  logo public.image_address,
  instagram text check (instagram ~ '^https://[^[:space:]"<>]+$' and char_length(instagram) <= 200),
  facebook text check (facebook ~ '^https://[^[:space:]"<>]+$' and char_length(facebook) <= 200),
  -- The start of the keys in visitors' browsers. The set-up writes it once: it does not follow the name.
  storage_prefix text check (storage_prefix ~ '^[a-z]{2,30}$'),
  saved_at timestamptz
);

comment on column public.shop_info.saved_at is 'The time at which the owner has saved it first; null: nobody has.';

insert into public.shop_info default values;
