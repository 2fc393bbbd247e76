/** Build, setup and database refuse each of these; build and setup do it by the same function. */
export const KNOWN_PASSWORDS = [
  'yedekparca',
  'Yedek Parça 34',
  '1234567890',
  'aaaaaaaaaa',
  'ş'.repeat(12),
  'ornekoto12',
  'Örnek Oto Ticaret',
  'ŞİFREŞİFRE',
  'Galatasaray1905!',
  'qwertyuıopğü',
];
