-- Fills empty lists with samples, once per list. A list that has ever had rows is never filled, so that a list
-- that the owner empties stays empty.

create table private.filled_lists (
  list_name text primary key,
  first_filled_at timestamptz not null default clock_timestamp()
);

comment on table private.filled_lists is 'Lists that have held rows at some time; seed_samples() passes them by.';

alter table private.filled_lists enable row level security;
revoke all on private.filled_lists from public, anon, authenticated;

create function private.claim_first_fill(list text) returns boolean
language plpgsql set search_path = '' as $$
begin
  -- A second caller waits here until the first has committed, and then inserts nothing.
  insert into private.filled_lists (list_name) values (list) on conflict do nothing;
  return found;
end
$$;

comment on function private.claim_first_fill(text) is
  'True for exactly one caller per list, the first; true again only if that one rolls back.';

create function private.note_filled_list() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Statement triggers also run for a bulk insert of no rows.
  if exists (select from inserted) then
    perform private.claim_first_fill(tg_table_name);
  end if;
  return null;
end
$$;

comment on function private.note_filled_list() is
  'Remembers that a list has held rows, however they came: panel, SQL editor or CSV import.';

create trigger note_filled_list after insert on public.products
  referencing new table as inserted for each statement execute function private.note_filled_list();
create trigger note_filled_list after insert on public.brands
  referencing new table as inserted for each statement execute function private.note_filled_list();
create trigger note_filled_list after insert on public.slides
  referencing new table as inserted for each statement execute function private.note_filled_list();

-- The rows of the shop's samples.ts in reverse order: sorted newest first, they have the order of that file.
create function public.seed_samples() returns json
language plpgsql security definer set search_path = '' as $$
declare
  seeded text[] := '{}';
begin
  -- The owner's history begins with what he does (…_history.sql).
  perform set_config('shop.no_history', 'on', true);
  if private.claim_first_fill('products') then
    insert into public.products
      (name, price, original_price, image, category, brand, description, in_stock, discount)
    values
      ('Sol Ön Far, LED Gündüz Farlı (DRL)', 1850, 2080, 'images/products/on-far.webp', 'Farlar', 'HELLA',
       'Polikarbon camlı, elektrik ayar motorlu komple far. E işaretli, muayeneye uygun ışık dağılımı.',
       true, 11),
      ('Yağ, Hava ve Polen Filtresi Seti', 320, 365, 'images/products/filtre-seti.webp', 'Motor', 'MANN',
       'Periyodik bakım için üç filtre tek kutuda. Motoru ve kabin havasını 15.000 km boyunca korur.',
       true, 12),
      ('Ön Fren Disk ve Balata Takımı', 1250, 1450, 'images/products/fren-disk-balata.webp', 'Fren', 'BREMBO',
       'Havalandırmalı iki disk ve dört balata. Yüksek karbonlu döküm, ısındığında da aynı fren mesafesi.',
       true, 14),
      ('Debriyaj Seti (Baskı, Balata, Rulman)', 2850, 3400, 'images/products/debriyaj-seti.webp', 'Debriyaj',
       'SACHS',
       'Baskı, balata ve bilyalı rulman bir arada. Titreşimsiz kalkış ve uzun ömür için fabrika ölçüsünde üretilmiştir.',
       true, 16);
    seeded := seeded || 'products'::text;
  end if;

  if private.claim_first_fill('brands') then
    insert into public.brands (name, logo)
    values
      ('LEMFORDER', 'images/brands/logo-yok.svg'),
      ('FEBI', 'images/brands/logo-yok.svg'),
      ('MANN', 'images/brands/logo-yok.svg'),
      ('BREMBO', 'images/brands/logo-yok.svg'),
      ('HELLA', 'images/brands/logo-yok.svg'),
      ('SHELL', 'images/brands/logo-yok.svg'),
      ('MOBIL', 'images/brands/logo-yok.svg'),
      ('CASTROL', 'images/brands/logo-yok.svg'),
      ('SACHS', 'images/brands/logo-yok.svg'),
      ('BOSCH', 'images/brands/logo-yok.svg');
    seeded := seeded || 'brands'::text;
  end if;

  if private.claim_first_fill('slides') then
    insert into public.slides (title, subtitle, description, image, button_text, button_color)
    values
      ('Fren Sistemlerinde Güven', 'Disk, balata ve kaliper',
       'BREMBO disk ve balata takımlarında set fiyatı. Şasi numaranızla doğru ölçüyü gönderelim.',
       'images/slides/fren-sistemleri.webp', 'Fren Setleri', 'bg-blue-600 hover:bg-blue-700'),
      ('Motor Yağlarında Fırsat', 'CASTROL, MOBIL ve SHELL çeşitleri',
       'Aracınızın onay koduna uygun motor yağını bulalım, filtresiyle birlikte hazırlayalım.',
       'images/slides/motor-yaglari.webp', 'Yağ Çeşitleri', 'bg-amber-600 hover:bg-amber-700'),
      ('DEPO Ürünlerinde Kampanya', 'Far ve stop grubunda indirim',
       'Binek ve hafif ticari araçlar için DEPO aydınlatma ürünleri kampanya fiyatıyla.',
       'images/slides/depo-farlar.webp', 'Kampanyayı Gör', 'bg-red-600 hover:bg-red-700');
    seeded := seeded || 'slides'::text;
  end if;

  perform set_config('shop.no_history', '', true);
  return to_json(seeded);
end
$$;

comment on function public.seed_samples() is
  'Puts the built-in samples into every list that has never held a row; answers the names of the lists it filled.';

-- Security definer, and anybody may call it: its rows are fixed, and each list is filled only once.
revoke all on function
  public.seed_samples(), private.claim_first_fill(text), private.note_filled_list()
  from public, anon, authenticated, service_role;
grant execute on function public.seed_samples() to anon, authenticated;
