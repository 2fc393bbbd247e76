import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { catalogTables, listTables } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import { callLink, chatLink, mailLink } from '@/domain/contactLinks';
import { wellFormed } from '@/domain/text/wellFormed';
import { readBackup } from '@/panel/data/backup/readBackup';

/** Values per test; a longer search: `FOREIGN_VALUES=1000000 npx vitest run --project=unit foreignValues`. */
const numRuns = Number(process.env.FOREIGN_VALUES ?? 2000);
const timeout = 60_000 + numRuns;

const SHOP = 'https://shop.example/folder/';

const dangerous = fc.constantFrom(
  'javascript:alert(1)',
  ' jAvAsCrIpT:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'http://evil.example/a.png',
  '//evil.example/a.png',
  String.raw`\\evil.example\a.png`,
  '/\t/evil.example/a.png',
  'https:evil.example/a.png',
  'https://user@evil.example/a.png',
  'x.png" onerror="alert(1)',
  'x.png 1x, https://evil.example/a.png 2x',
  'x) url(https://evil.example/a.png',
  '<img src=x onerror=alert(1)>',
  'bg-[url(https://evil.example)]',
  'a@b.example?bcc=c@evil.example',
  'a@b.example%0Abcc:c@evil.example',
  '+90 532 000 00 00;ext=<b>',
  '\uD83D',
  '__proto__',
);

const PUNCTUATION = Array.from(`/\\:.?#%&@"'<>() \t\n\0`);

const string = fc.oneof(
  dangerous,
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...PUNCTUATION) }),
  fc
    .tuple(fc.string({ maxLength: 3 }), dangerous, fc.string({ maxLength: 3 }))
    .map((parts) => parts.join('')),
);
const value = fc.oneof(
  { weight: 4, arbitrary: string },
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(null, true, false, 0, -1, Number.MAX_SAFE_INTEGER, '1e999', '9007199254740991'),
  fc.array(string, { maxLength: 2 }),
  fc.object({ maxDepth: 1, maxKeys: 2 }),
);

/** Records with some of these fields. */
function recordOf(fields: string) {
  const values = fields.split(' ').map((field) => [field, value] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
}

/** Rows or items: with the columns' names and the fields' names. */
const records = {
  products: recordOf(
    'id name price original_price originalPrice image category brand description in_stock inStock discount __proto__',
  ),
  brands: recordOf('id name logo __proto__'),
  slides: recordOf(
    'id title subtitle description image button_text buttonText button_color buttonColor',
  ),
  contact: recordOf('id phone email address working_hours workingHours'),
  shop: recordOf('id name headline figures hasRating has_rating legal_text logo instagram'),
};

const LISTS = ['products', 'brands', 'slides'] as const;
const NAMES = [...LISTS, 'contact', 'shop'] as const;

function listOf(list: (typeof LISTS)[number]) {
  const rows = fc.array(records[list], { maxLength: 5 });
  return fc.oneof({ weight: 9, arbitrary: rows }, fc.anything());
}

const copies = {
  products: listOf('products'),
  brands: listOf('brands'),
  slides: listOf('slides'),
  contact: fc.oneof({ weight: 9, arbitrary: records.contact }, fc.anything()),
  shop: fc.oneof({ weight: 9, arbitrary: records.shop }, fc.anything()),
};

/** Empty, a picture of any website, or a file of the shop's own. */
function isPictureAddress(address: string): boolean {
  if (address === '') return true;
  const { protocol, host } = new URL(address, SHOP);
  return /^https?:\/\//i.test(address) || (protocol === 'https:' && host === 'shop.example');
}

/** Texts and numbers that the page can show, and addresses that it may open. */
function isHarmless(item: object): boolean {
  return Object.entries(item).every(([field, content]) => {
    if (typeof content === 'number') return Number.isFinite(content);
    if (typeof content !== 'string') return typeof content === 'boolean';
    const isPicture = field === 'image' || field === 'logo';
    return content === wellFormed(content) && (!isPicture || isPictureAddress(content));
  });
}

function isHarmlessList(items: readonly { id: number }[]): boolean {
  const ids = new Set(items.map(({ id }) => id));
  return (
    items.every(isHarmless) &&
    ids.size === items.length &&
    [...ids].every((id) => Number.isSafeInteger(id) && id > 0)
  );
}

function isHarmlessContact(contact: ContactInfo): boolean {
  const mail = new URL(mailLink(contact.email));
  return (
    isHarmless(contact) &&
    new URL(chatLink(contact.phone, 'Merhaba')).origin === 'https://wa.me' &&
    /^tel:\+?\d*$/.test(callLink(contact.phone)) &&
    mail.protocol === 'mailto:' &&
    mail.search + mail.hash === ''
  );
}

function parsedOrRefused(name: keyof Catalog, stored: unknown) {
  try {
    return catalogTables[name].parse(stored);
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}

function isHarmlessFile(file: string): boolean {
  const backup = readBackup(file);
  if ('problems' in backup) return backup.problems.length > 0;
  const { products, brands, slides, contact } = backup.catalog;
  return [products, brands, slides].every(isHarmlessList) && isHarmlessContact(contact);
}

test.each(LISTS)('a row of %s from any database is harmless', { timeout }, (list) => {
  const rows = fc.oneof({ weight: 9, arbitrary: records[list] }, fc.anything());
  const isHarmlessRow = (row: unknown) => isHarmless(listTables[list].parseRow(row) ?? {});
  expect(() => fc.assert(fc.property(rows, isHarmlessRow), { numRuns })).not.toThrow();
});

test.each(NAMES)('a stored copy of %s is harmless or refused', { timeout }, (name) => {
  const isHarmlessCopy = (stored: unknown) => {
    const parsed = parsedOrRefused(name, stored);
    if (Array.isArray(parsed)) return isHarmlessList(parsed);
    return 'phone' in parsed ? isHarmlessContact(parsed) : isHarmless(parsed);
  };
  const property = fc.property(copies[name], isHarmlessCopy);
  expect(() => fc.assert(property, { numRuns })).not.toThrow();
});

test('a backup file is harmless or refused', { timeout }, () => {
  const catalogs = fc.record({ version: fc.constant(1), catalog: fc.record(copies) });
  const files = fc.oneof(
    { weight: 8, arbitrary: catalogs.map((file) => JSON.stringify(file)) },
    fc.json(),
    string,
  );
  expect(() => fc.assert(fc.property(files, isHarmlessFile), { numRuns })).not.toThrow();
});
