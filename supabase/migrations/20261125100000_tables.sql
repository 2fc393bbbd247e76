-- The tables of the shop's lists and contact details. The checks allow the same values as the panel's forms and as the code in
-- src/data that parses rows: the shop can show every stored value, and no stored value can do harm there.

-- Allowed picture addresses: http(s), or a path on this site. Not allowed: javascript:, data:, //other-host,
-- and the characters that end an attribute or a url() in a style sheet.
create domain public.image_address as text
  check (
    value = ''
    or char_length(value) <= 2048
    and value ~* '^(https?://(?=[^/?#])|(?!//|[^/?#]*:))[^[:space:][:cntrl:]"''<>\\`(){}]+$'
  );

comment on domain public.image_address is
  'Relative, root-relative or http(s) address of a picture; empty where there is none.';

-- created_at uses clock_timestamp() instead of now(), so that the rows of one bulk insert keep their order.
-- Prices have an upper bound because PostgreSQL sorts NaN and Infinity above every number.
-- Only the database chooses ids: the identity sequence would later reach an id that was chosen by hand.
-- Categories are not limited here: stored products may have others than the form offers.
create table public.products (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '\S' and char_length(name) <= 200),
  price numeric not null check (price between 0 and 100000000),
  original_price numeric check (original_price between 0 and 100000000),
  image public.image_address not null default '',
  category text not null check (category ~ '\S' and char_length(category) <= 60),
  brand text not null check (brand ~ '\S' and char_length(brand) <= 100),
  description text not null check (description ~ '\S' and char_length(description) <= 4000),
  in_stock boolean not null default true,
  discount integer check (discount between 0 and 100),
  created_at timestamptz not null default clock_timestamp()
);

create table public.brands (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '\S' and char_length(name) <= 100),
  logo public.image_address not null check (logo <> ''),
  created_at timestamptz not null default clock_timestamp()
);

create table public.slides (
  id bigint generated always as identity primary key,
  title text not null check (title ~ '\S' and char_length(title) <= 200),
  subtitle text not null check (subtitle ~ '\S' and char_length(subtitle) <= 300),
  description text not null check (description ~ '\S' and char_length(description) <= 1000),
  image public.image_address not null check (image <> ''),
  button_text text not null check (button_text ~ '\S' and char_length(button_text) <= 60),
  -- A style class string. Square brackets are not allowed, because a class in brackets can contain an address.
  button_color text not null default 'bg-red-600 hover:bg-red-700'
    check (button_color ~ '^[A-Za-z0-9 _:/.#%-]{1,120}$'),
  created_at timestamptz not null default clock_timestamp()
);

-- No ? and no & in the e-mail address, because they would add a subject or text to a mailto: link. What is empty is shown nowhere.
create table public.contact_info (
  id bigint generated always as identity primary key,
  phone text not null check (phone ~ '^([0-9+() ./,;|\r\n-]|ve){7,80}$'),
  email text not null check (
    email = ''
    or char_length(email) <= 254
    and email ~ '^[^[:space:][:cntrl:]@<>"?&,;:]+@[^[:space:][:cntrl:]@<>"?&,;:]+$'
  ),
  address text not null check (address ~ '^$|\S' and char_length(address) <= 500),
  working_hours text not null check (working_hours ~ '^$|\S' and char_length(working_hours) <= 500),
  updated_at timestamptz not null default clock_timestamp()
);

-- For the order in which the shop reads pages.
create index products_newest_first on public.products (created_at desc, id desc);
create index brands_newest_first on public.brands (created_at desc, id desc);
create index slides_newest_first on public.slides (created_at desc, id desc);
