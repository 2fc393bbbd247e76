import { expect, test } from 'vitest';

import { shop } from '@/content/shop';
import { DEFAULT_BUTTON_COLOR } from '@/domain/slide';
import { contact, reduced, slide } from '@/domain/testing/examples';

import { parseBrand, parseContactInfo, parseProduct, parseSlide } from './parseItems';

const headlight = { ...reduced, price: 1850.5, originalPrice: 2080, inStock: false };

test('a valid product, slide and contact details are unchanged, and other fields are dropped', () => {
  expect(parseProduct({ ...headlight, color: 'red' })).toStrictEqual(headlight);
  expect(parseSlide(slide)).toStrictEqual(slide);
  expect(parseContactInfo({ ...contact, id: 1, updatedAt: 'x' })).toStrictEqual(contact);
});

test('missing fields of a product get defaults', () => {
  expect(parseProduct({ name: 'Far', price: 0 })).toStrictEqual({
    id: 0,
    name: 'Far',
    price: 0,
    image: '',
    category: '',
    brand: '',
    description: '',
    inStock: true,
  });
});

test.each([
  ['null', null],
  ['a text', 'Far'],
  ['a list', [headlight]],
  ['a product without a name', { ...headlight, name: undefined }],
  ['a product with a blank name', { ...headlight, name: '  ' }],
  ['a product without a price', { ...headlight, price: undefined }],
  ['a product with an empty price', { ...headlight, price: '' }],
  ['a product with a price in words', { ...headlight, price: 'ucuz' }],
  ['a product with the price "Infinity"', { ...headlight, price: 'Infinity' }],
])('parseProduct gives undefined for %s', (_, value) => {
  expect(parseProduct(value)).toBeUndefined();
});

test.each([
  ['id', '7', 7],
  ['name', 4411, '4411'],
  ['price', '1850.5', 1850.5],
  ['originalPrice', '2080', 2080],
  ['originalPrice', null, undefined],
  ['image', 'javascript:x', ''],
  ['brand', null, ''],
  ['description', ['x'], ''],
  ['inStock', 'false', false],
  ['inStock', 0, false],
  ['inStock', null, true],
  ['discount', 0, 0],
  ['discount', 101, undefined],
])('the field %s with the value %j becomes %j', (field, given, expected) => {
  const repaired: Record<string, unknown> = { ...parseProduct({ ...headlight, [field]: given }) };
  expect(repaired[field]).toBe(expected);
});

test.each([
  ['name', 200],
  ['category', 60],
  ['brand', 100],
  ['description', 4000],
])('a longer %s of a product is cut to %d characters', (field, most) => {
  const repaired: Record<string, unknown> = {
    ...parseProduct({ ...headlight, [field]: 'ş'.repeat(300_000) }),
  };
  expect(repaired[field]).toBe('ş'.repeat(most));
});

test('an emoji counts as one character, and is never cut in half', () => {
  const emoji = '😀'.repeat(200);
  expect(parseProduct({ ...headlight, name: emoji })?.name).toBe(emoji);
  expect(parseProduct({ ...headlight, name: `a${emoji}` })?.name).toBe(`a${'😀'.repeat(199)}`);
});

test('longer texts of a brand, a slide and the contact details are cut', () => {
  const long = 'ş,'.repeat(100_000);
  expect(parseBrand({ name: long })?.name).toHaveLength(100);
  expect(
    parseSlide({ ...slide, title: long, subtitle: long, description: long, buttonText: long }),
  ).toMatchObject({
    title: long.slice(0, 200),
    subtitle: long.slice(0, 300),
    description: long.slice(0, 1000),
    buttonText: long.slice(0, 60),
  });
  const parsed = parseContactInfo({ ...contact, address: long, workingHours: long });
  expect(parsed).toEqual({
    ...contact,
    address: long.slice(0, 500),
    workingHours: long.slice(0, 500),
  });
});

test('a longer e-mail address is not cut, but replaced by the shop’s own', () => {
  const email = `${'a'.repeat(300)}@b.example`;
  expect(parseContactInfo({ ...contact, email })?.email).toBe(shop.contact.email);
});

test.each([null, 'x', [contact], {}, { name: '', title: ' ', phone: 'javascript:x', email: null }])(
  '%j is no brand, no slide and no contact details',
  (value) => {
    expect(parseBrand(value)).toBeUndefined();
    expect(parseSlide(value)).toBeUndefined();
    expect(parseContactInfo(value)).toBeUndefined();
  },
);

test.each([
  undefined,
  null,
  '',
  'bg-red-600"><img src=x>',
  'bg-red-600;color:red',
  'a'.repeat(121),
])('the button colour %j becomes the default', (buttonColor) => {
  expect(parseSlide({ ...slide, buttonColor })?.buttonColor).toBe(DEFAULT_BUTTON_COLOR);
});

test('a slide without texts, and a brand, lose an invalid picture only', () => {
  const texts = { subtitle: '', description: '', buttonText: '' };
  expect(parseSlide({ id: 1, title: 'Kampanya', image: '//evil.example' })).toStrictEqual({
    id: 1,
    title: 'Kampanya',
    ...texts,
    image: '',
    buttonColor: DEFAULT_BUTTON_COLOR,
  });
  const brand = { id: '3', name: 'BOSCH', logo: 'data:image/svg+xml,x' };
  expect(parseBrand(brand)).toStrictEqual({ id: 3, name: 'BOSCH', logo: '' });
});

test('a telephone text with several numbers is kept', () => {
  const phone = '+90 312 354 00 00 / 0532 000 00 00 ve 444 1 234';
  expect(parseContactInfo({ ...contact, phone })?.phone).toBe(phone);
});

test.each([
  ['phone', 'javascript:alert(1)'],
  ['phone', null],
  ['email', 'a@b.example?bcc=c@d.example'],
  ['email', '"><img>@b.example'],
  ['email', 'a@b\r\nc.example'],
  ['email', 'nobody'],
  ['address', ' '],
  ['workingHours', undefined],
] as const)('the field %s with the value %j becomes the shop’s own', (field, given) => {
  expect(parseContactInfo({ ...contact, [field]: given })).toStrictEqual({
    ...contact,
    [field]: shop.contact[field],
  });
});
