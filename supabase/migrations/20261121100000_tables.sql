-- The four tables of the shop. The checks mirror the panel's forms and the rules by which the shop reads
-- (src/data/sanitize), so that whatever is stored is shown, and can do no harm where it is shown.

-- Where a picture may come from: http(s), or a path on this site. No javascript:, no data:, no //other-host,
-- and none of the characters that end an attribute or a url() in a style sheet.
create domain public.image_address as text
  check (
    value = ''
    or char_length(value) <= 2048
    and value ~* '^(https?://(?=[^/?#])|(?!//|[^/?#]*:))[^[:space:][:cntrl:]"''<>\\`(){}]+$'
  );

comment on domain public.image_address is
  'Relative, root-relative or http(s) address of a picture; empty where there is none.';

-- created_at takes clock_timestamp(), not now(): rows of one bulk insert keep their order.
-- Prices have an upper bound because PostgreSQL sorts NaN and Infinity above every number.
-- Ids are the database's alone: one that was chosen by hand would sooner or later be given a second time.
-- Categories are no fixed list here: stored products may carry others than the form offers.
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
  -- A style class string. Square brackets would let a class carry an address of its own.
  button_color text not null default 'bg-red-600 hover:bg-red-700'
    check (button_color ~ '^[A-Za-z0-9 _:/.#%-]{1,120}$'),
  created_at timestamptz not null default clock_timestamp()
);

-- No ? and no & in the e-mail address: a mail link must not fill in more than the address.
create table public.contact_info (
  id bigint generated always as identity primary key,
  phone text not null check (phone ~ '^[0-9+() ./-]{7,40}$'),
  email text not null check (
    char_length(email) <= 254
    and email ~ '^[^[:space:][:cntrl:]@<>"?&,;:]+@[^[:space:][:cntrl:]@<>"?&,;:]+$'
  ),
  address text not null check (address ~ '\S' and char_length(address) <= 500),
  working_hours text not null check (working_hours ~ '\S' and char_length(working_hours) <= 500),
  updated_at timestamptz not null default clock_timestamp()
);

-- The order in which the shop reads and pages.
create index products_newest_first on public.products (created_at desc, id desc);
create index brands_newest_first on public.brands (created_at desc, id desc);
create index slides_newest_first on public.slides (created_at desc, id desc);
