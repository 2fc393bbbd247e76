import { expect, test } from 'vitest';

import { sharing, shop } from '../../settings/shop.ts';
import { autoPartsStore, postalAddress } from './autoPartsStore.ts';
import { robots, scriptText, sitemap } from './searchEngines.ts';

const WEBSITE = 'https://dukkan.example/vitrin/';

test('robots.txt lets everybody in, and names the sitemap of a shop that knows its address', () => {
  expect(robots('')).toBe('User-agent: *\nAllow: /\n');
  expect(robots(WEBSITE)).toContain('\nSitemap: https://dukkan.example/vitrin/sitemap.xml\n');
});

test('the sitemap has one page', () => {
  expect(sitemap(WEBSITE)).toContain('<loc>https://dukkan.example/vitrin/</loc>');
  expect(sitemap('https://dukkan.example/?a=1&b=2')).toContain('?a=1&amp;b=2</loc>');
  expect(() => sitemap('www.dukkan.example')).toThrow('Invalid URL');
});

test('search engines learn name, phone and address from shop.ts, no product and no rating', () => {
  expect(autoPartsStore(WEBSITE)).toMatchObject({
    '@type': 'AutoPartsStore',
    name: `${shop.name} ${shop.tradingWord}`,
    telephone: shop.contact.phone,
    address: postalAddress(shop.contact.address, sharing.city),
    url: WEBSITE,
    logo: `${WEBSITE}logo.svg`,
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
