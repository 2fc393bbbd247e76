-- Passwords that everybody tries first are refused: anybody may try them on the hash in the page, without being throttled.

-- In small letters without Turkish ones. The build and `npm run setup` have the same list (scripts/passwords); setup adds the
-- name that the build is given.
create table private.known_passwords (
  folded text primary key
);

comment on table private.known_passwords is 'Words that alone, or with digits around them, are no password.';

alter table private.known_passwords enable row level security;
revoke all on private.known_passwords from public, anon, authenticated, service_role;

insert into private.known_passwords (folded)
select regexp_split_to_table(btrim('
  yedekparca ornekoto ornekototicaret sifre sifrem sifresifre parola parolam parolaparola benimsifrem gizlisifre
  yonetici adminadmin sitesifresi galatasaray fenerbahce besiktas trabzonspor bursaspor cimbombom karakartal
  sampiyonfenerbahce turkiye turkiyecumhuriyeti istanbul ankara izmir antalya adana ataturk mustafakemal
  mustafakemalataturk bismillah allahuekber seniseviyorum askimaskim canimcanim bebegim hayatim birtanem
  otoyedek otoyedekparca yedekparcaci otoparca otosanayi otomotiv sanayisitesi volkswagen mercedes mercedesbenz
  password passwords passwordpassword mypassword nopassword passw admin administrator adminpassword letmein
  letmeinnow welcome welcomewelcome changeme opensesame trustnoone iloveyou iloveyouforever ilovemyself
  dragonball pokemon starwars superman spiderman batman sunshine princess football baseball basketball liverpool
  realmadrid barcelona manchester juventus chelsea arsenal computer internet playstation counterstrike
  needforspeed callofduty minecraft metallica strawberry chocolate blackberry watermelon butterfly abracadabra
  jesuschrist lamborghini ferrari hellokitty tinkerbell harrypotter justinbieber whatever bestfriend qwerty
  qwertyu qwertyui qwertyuiop qwertyuiopasdfghjkl qwertyuiopgu qwertyqwerty qwertyasdfgh qwertyasdfghzxcvbn
  fgghiod asdfgh asdfghj asdfghjkl asdfghjkli asdfghjklsi asdfasdf asdasdasd qweasdzxc qwerasdfzxcv qazwsx
  qazwsxedc qazwsxedcrfv zxcvbn zxcvbnm zxcvbnmoc poiuytrewq lkjhgfdsa mnbvcxz azertyuiop q1w2e3r4t5
  q1w2e3r4t5y6 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc qaz2wsx3edc zaq1xsw2cde3 a1b2c3d4e5 a1s2d3f4g5 a1a2a3a4a5
  q1q2q3q4q5 abcdefghij abcdefghijk abcdefgh abcdef abcabc abc 0123456789 01234567890 1234567890 12345678901
  123456789012 12345678900 12345678910 1234567891 1234567899 1234567890987654321 123456789123 123456789987654321
  0987654321 9876543210 98765432100 1234512345 123451234512345 1234554321 12345654321 123456654321 123123123123
  1231231231 123321123321 1234123412341234 123412341234 1020304050 102030405060 0102030405 010203040506
  1122334455 112233445566 1112131415 1213141516 1111122222 1212121212 1010101010 2020202020 1357924680
  1357908642 2468013579 1029384756 0192837465 1472583690 147258369147 7894561230 7418529630 9638527410
  1597534862 3141592654 3216549870 1236547890 1453145314 1905190519 1907190719 1903190319 1923192319
', E' \n'), '\s+');

create function private.folded_password(given text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    translate(given, 'ABCDEFGHIJKLMNOPQRSTUVWXYZİıŞşĞğÜüÖöÇç', 'abcdefghijklmnopqrstuvwxyziissgguuoocc'), '[^a-z0-9]', '', 'g'
  )
$$;

comment on function private.folded_password(text) is 'The plain letters and digits of a password, in small letters.';

create function private.is_known_password(normal text) returns boolean
language sql stable set search_path = '' as $$
  select normal = repeat(left(normal, 1), char_length(normal))
    or exists (
      select from private.known_passwords as known
      where known.folded in (password.folded, btrim(password.folded, '0123456789'))
    )
    or exists (
      select from public.shop_info, private.folded_password(shop_info.name) as own
      where own in (password.folded, btrim(password.folded, '0123456789'))
    )
    or exists (
      select from public.contact_info,
        regexp_split_to_table(contact_info.phone, '[/,;|\r\n]|\s-\s|\sve\s', 'i') as part,
        right(regexp_replace(part, '[^0-9]', '', 'g'), 10) as number
      where char_length(number) >= 7 and strpos(password.folded, number) > 0
    )
  from private.folded_password(normal) as password (folded)
$$;

comment on function private.is_known_password(text) is
  'Whether a password is one letter repeated, a known word with or without digits around it, or is the shop''s name, or has one of its phone numbers.';

revoke all on function private.folded_password(text), private.is_known_password(text)
  from public, anon, authenticated, service_role;
