import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { checkSettings } from './checkSettings.ts';
import { DEFINITIONS } from './definitions.ts';
import { readSettings } from './readSettings.ts';
import { prefixOf, readShop, SHOP_RECORD } from './shopFacts.ts';

const PROJECT = {
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
};

test('the environment comes before .env.local, and that before .env', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readSettings(folder, { A: '1' })).toEqual({ A: '1' });
  writeFileSync(path.join(folder, '.env'), 'A=env\nB=env\nC=env\n');
  writeFileSync(path.join(folder, '.env.local'), 'B="local # $1"\nC=local\n');
  expect(readSettings(folder, { C: '' })).toEqual({ A: 'env', B: 'local # $1', C: '' });
});

test.each(Object.entries(DEFINITIONS))('the example of %s fits', (name, { example }) => {
  expect(checkSettings({ ...PROJECT, [name]: example }, 'english')).toEqual([]);
});

test.each([
  ['SHOP_NAME', '34'],
  ['SHOP_PHONE', 'yok'],
  ['SHOP_WEBSITE', 'www.yilmazoto.com'],
  ['SHOP_WEBSITE', 'http://yilmazoto.com'],
  ['SHOP_PREFIX', 'yılmaz'],
  ['OPEN_CONTROLS', 'evet'],
  ['VITE_SUPABASE_URL', 'postgresql://postgres.abc:gizli@aws-0.pooler.supabase.com:5432/postgres'],
])('%s=%s is refused with its name and an example, and the value is not shown', (name, value) => {
  const { expected, example } = DEFINITIONS[name] ?? {};
  const problems = checkSettings({ ...PROJECT, [name]: value }, 'turkish');
  expect(problems).toEqual([
    `${name}: verilen değer olmaz; beklenen: ${expected?.turkish}. Örnek: ${example}`,
  ]);
});

test.each([
  ['dokuz han', 'at least 10'],
  ['  dokuz han  ', 'at least 10'],
  ['🔑'.repeat(9), 'at least 10'],
  ['Yedek Parça 34', 'Everybody would try'],
])('the password %j is refused and not shown', (given, reason) => {
  const [problem = ''] = checkSettings({ ADMIN_PASSWORD: given }, 'english');
  expect(problem).toContain(reason);
  expect(problem).not.toContain(given.trim());
});

test.each(['', ' \t', 'egzoz boru', ' on hanelik', '🔑🔒'.repeat(5)])(
  'with the password %j nothing is wrong',
  (given) => expect(checkSettings({ ADMIN_PASSWORD: given }, 'english')).toEqual([]),
);

const SERVICE_ROLE = Buffer.from('{"role":"service_role"}').toString('base64url');

test('an address without its key, and a secret key, are refused, and the key is not shown', () => {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY } = PROJECT;
  expect(checkSettings({ VITE_SUPABASE_URL }, 'turkish')).toHaveLength(1);
  expect(checkSettings({ VITE_SUPABASE_ANON_KEY }, 'turkish')).toHaveLength(1);
  for (const secret of ['sb_secret_gizli', `eyJhbGci.${SERVICE_ROLE}.imza`]) {
    const problems = checkSettings({ ...PROJECT, VITE_SUPABASE_ANON_KEY: secret }, 'turkish');
    expect(problems).toEqual([expect.stringContaining('gizli anahtar olamaz')]);
    expect(problems.join()).not.toContain(secret);
  }
});

const contact = {
  phone: '0533 111 22 33',
  email: 'bilgi@yilmazoto.com',
  address: '5. Cadde No: 7, Bornova, İzmir',
  workingHours: 'Hafta içi 09:00 - 18:00\nHafta sonu: Kapalı',
};

test('what the owner has saved in the panel wins over the settings, and nothing of the sample is left', () => {
  const saved = { name: 'Yılmaz Oto', tradingWord: 'LTD. ŞTİ.', headline: 'Opel parçaları' };
  const shared = { summary: 'Opel parçaları, aynı gün kargo.', city: 'İzmir' };
  const record = { ...saved, ...shared, storagePrefix: 'eski', savedAt: '2026-11-28', contact };
  const { shop, sharing, sampleFacts } = readShop({
    SHOP_NAME: 'Eski Oto',
    SHOP_PHONE: '0312 354 11 22',
    SHOP_WEBSITE: 'https://www.yilmazoto.com/',
    OPEN_CONTROLS: '1',
    OFFLINE: '0',
    [SHOP_RECORD]: JSON.stringify({ ...record, openControls: false }),
  });
  const invented = { hasRating: false, figures: '', about: '', makes: '' };
  const switches = { isOwn: true, openControls: false, offline: false };
  expect(shop).toMatchObject({
    ...saved,
    ...switches,
    ...invented,
    storagePrefix: 'eski',
    contact,
  });
  expect(sharing).toMatchObject({ ...shared, website: 'https://www.yilmazoto.com/' });
  expect(sampleFacts).toEqual(['summary', 'hasRating', 'figures', 'logo']);
});

test('without settings the shop is the sample, and says so', () => {
  const shop = readShop({ SHOP_NAME: '', SHOP_PHONE: readShop({}).shop.contact.phone });
  expect(shop).toEqual(readShop({}));
  expect(shop.sampleFacts).toEqual(expect.arrayContaining(['SHOP_NAME', 'SHOP_PHONE', 'logo']));
});

test('a name alone ends what the sample invents, and the prefix stays the one that is given', () => {
  const { shop, sharing } = readShop({
    SHOP_NAME: ' Yeni  Oto\u200B ',
    SHOP_PREFIX: 'eski',
  });
  const invented = { tradingWord: '', hasRating: false, figures: '', about: '', isOwn: true };
  expect(shop).toMatchObject({ ...invented, name: 'Yeni Oto', storagePrefix: 'eski' });
  expect(shop.contact).toMatchObject({ email: '', address: '', workingHours: '' });
  expect(sharing.city).toBe('');
  expect(sharing.summary).not.toContain('Volkswagen');
});

test('a phone alone does not stand beside the sample’s e-mail, address and hours', () => {
  const { shop } = readShop({ SHOP_PHONE: '0533 111 22 33' });
  expect(shop).toMatchObject({
    isOwn: false,
    tradingWord: 'TİCARET',
    contact: { phone: '0533 111 22 33', email: '', address: '', workingHours: '' },
  });
});

test.each([
  ['Işık & Öğüt Oto 34', 'isikogutoto'],
  ['Şükrü Usta', 'sukruusta'],
  ['Авто', 'dukkan'],
])('the prefix of %j is %j', (name, prefix) => expect(prefixOf(name)).toBe(prefix));
