import { expect, test } from 'vitest';

import { sharing, shop } from '../../settings/shop.ts';
import { autoPartsStore, postalAddress } from './autoPartsStore.ts';
import { robots, scriptText, sitemaps } from './searchEngines.ts';

const WEBSITE = 'https://dukkan.example/vitrin/';

test('robots.txt lets everybody in, and names the sitemap of a shop that knows its address', () => {
  expect(robots('')).toBe('User-agent: *\nAllow: /\n');
  expect(robots(WEBSITE)).toContain('\nSitemap: https://dukkan.example/vitrin/sitemap.xml\n');
});

const addressesIn = (file = '') => file.match(/(?<=<loc>).*(?=<\/loc>)/g);

test('the sitemap has the shop and what the build has read', () => {
  expect(addressesIn(sitemaps(WEBSITE)['sitemap.xml'])).toEqual([WEBSITE]);
  const read = ['?kategori=Ak%C3%BC+%26+Filtre&stok=var', '?parca=12'];
  expect(addressesIn(sitemaps(WEBSITE, read)['sitemap.xml'])).toEqual([
    WEBSITE,
    `${WEBSITE}?kategori=Ak%C3%BC+%26+Filtre&amp;stok=var`,
    `${WEBSITE}?parca=12`,
  ]);
  expect(() => sitemaps('www.dukkan.example')).toThrow('Invalid URL');
});

test('more addresses than a file may have stand in files below an index', () => {
  const files = sitemaps(
    WEBSITE,
    Array.from({ length: 50_000 }, (_, id) => `?parca=${id}`),
  );
  expect(files['sitemap.xml']).toContain(`<loc>${WEBSITE}sitemap-2.xml</loc>`);
  expect(files['sitemap-1.xml']?.match(/<loc>/g)).toHaveLength(50_000);
  expect(files['sitemap-2.xml']?.match(/<loc>/g)).toHaveLength(1);
});

test('search engines learn name, phone and address from shop.ts, no product and no rating', () => {
  expect(autoPartsStore(WEBSITE)).toMatchObject({
    '@type': 'AutoPartsStore',
    name: `${shop.name} ${shop.tradingWord}`,
    telephone: '+905320000000',
    address: postalAddress(shop.contact.address, sharing.city),
    url: WEBSITE,
    logo: `${WEBSITE}logo.svg`,
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '08:00',
        closes: '19:00',
      },
      { dayOfWeek: ['Sunday'], opens: '10:00', closes: '18:00' },
    ],
  });
  expect(JSON.stringify(autoPartsStore(WEBSITE))).not.toMatch(/Product|rating|review|4\.8|127/i);
  expect(autoPartsStore('')).not.toHaveProperty('url');
  expect(autoPartsStore('')).not.toHaveProperty('image');
});

test.each([
  ['1. Cadde No: 1, Yenimahalle, Ankara', 'Ankara', '1. Cadde No: 1, Yenimahalle'],
  ['1. Cadde No: 1, Bornova / İZMİR', 'İzmir', '1. Cadde No: 1, Bornova / İZMİR'],
  ['Ankara', 'Ankara', 'Ankara'],
])('search engines learn the city of “%s”', (address, city, street) => {
  expect(postalAddress(address, city)).toMatchObject({
    streetAddress: street,
    addressLocality: city,
  });
});

test.each([
  ['1. Cadde No: 1, Konak, İzmir', 'Ankara'],
  ['Ankara Caddesi 1, Bornova / İzmir', 'Ankara'],
  ['1. Cadde No: 1, Tatvan', 'Van'],
  ['1. Cadde No: 1, Yenimahalle, Ankara', ''],
])('with “%s” they do not learn the city “%s”', (address, city) => {
  expect(postalAddress(address, city)).toEqual({
    '@type': 'PostalAddress',
    streetAddress: address,
    addressCountry: 'TR',
  });
});

test('a text cannot end its script element', () => {
  expect(scriptText({ name: '</script><!--' })).not.toContain('<');
  expect(JSON.parse(scriptText({ name: '</script><!--' }))).toEqual({ name: '</script><!--' });
});
