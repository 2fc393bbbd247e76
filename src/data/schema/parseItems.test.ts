import { expect, test } from 'vitest';

import { shop } from '@/content/shop';
import { DEFAULT_BUTTON_COLOR } from '@/domain/slide';
import { brand, contact, reduced, slide } from '@/domain/testing/examples';

import { parseContactInfo, parseItem } from './parseItems';

const parseProduct = (value: unknown) => parseItem('products', value);
const parseBrand = (value: unknown) => parseItem('brands', value);
const parseSlide = (value: unknown) => parseItem('slides', value);

const headlight = { ...reduced, price: 1850.5, originalPrice: 2080, inStock: false };

test('a valid product, slide and contact details are unchanged, and other fields are dropped', () => {
  expect(parseProduct({ ...headlight, color: 'red' })).toStrictEqual(headlight);
  expect(parseSlide(slide)).toStrictEqual(slide);
  const several = { ...contact, phone: '+90 312 354 00 00 / 0532 000 00 00 ve 444 1 234' };
  expect(parseContactInfo({ ...several, id: 1, updatedAt: 'x' })).toStrictEqual(several);
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

test.each([{ name: undefined }, { name: '  ' }, { price: undefined }, { price: 'ucuz' }])(
  'a product with %j is none',
  (values) => expect(parseProduct({ ...headlight, ...values })).toBeUndefined(),
);

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

const long = 'ş,'.repeat(150_000);

test.each([
  [parseProduct, headlight, { name: 200, category: 60, brand: 100, description: 4000 }],
  [parseBrand, brand, { name: 100 }],
  [parseSlide, slide, { title: 200, subtitle: 300, description: 1000, buttonText: 60 }],
  [parseContactInfo, contact, { address: 500, workingHours: 500 }],
])('$name cuts longer texts', (parse, item, lengths) => {
  for (const [field, most] of Object.entries(lengths)) {
    expect(parse({ ...item, [field]: long })).toEqual({ ...item, [field]: long.slice(0, most) });
  }
});

test('an emoji counts as one character, and is never cut in half', () => {
  const emoji = '😀'.repeat(200);
  expect(parseProduct({ ...headlight, name: emoji })?.name).toBe(emoji);
  expect(parseProduct({ ...headlight, name: `a${emoji}` })?.name).toBe(`a${'😀'.repeat(199)}`);
});

test.each([null, 'x', [contact], {}, { name: '', title: ' ', phone: 'javascript:x', email: null }])(
  '%j is no product, no brand, no slide and no contact details',
  (value) => {
    for (const parse of [parseProduct, parseBrand, parseSlide, parseContactInfo]) {
      expect(parse(value)).toBeUndefined();
    }
  },
);

test.each([undefined, '', 'bg-red-600"><img src=x>', 'bg-red-600;color:red', 'a'.repeat(121)])(
  'the button colour %j becomes the default',
  (buttonColor) => {
    expect(parseSlide({ ...slide, buttonColor })?.buttonColor).toBe(DEFAULT_BUTTON_COLOR);
  },
);

test('a slide without texts, and a brand, lose an invalid picture only', () => {
  const texts = { subtitle: '', description: '', buttonText: '' };
  expect(parseSlide({ id: 1, title: 'Kampanya', image: '//evil.example' })).toStrictEqual({
    id: 1,
    title: 'Kampanya',
    ...texts,
    image: '',
    buttonColor: DEFAULT_BUTTON_COLOR,
  });
  const spoiled = { id: '3', name: 'BOSCH', logo: 'data:image/svg+xml,x' };
  expect(parseBrand(spoiled)).toStrictEqual({ id: 3, name: 'BOSCH', logo: '' });
});

test.each([
  ['phone', 'javascript:alert(1)'],
  ['phone', null],
  ['email', 'a@b.example?bcc=c@d.example'],
  ['email', '"><img>@b.example'],
  ['email', 'a@b\r\nc.example'],
  ['email', 'nobody'],
  ['email', `${'a'.repeat(300)}@b.example`],
  ['address', ' '],
  ['workingHours', undefined],
] as const)(
  'the field %s with the value %j is empty, a phone that of the build',
  (field, given) => {
    expect(parseContactInfo({ ...contact, [field]: given })).toStrictEqual({
      ...contact,
      [field]: field === 'phone' ? shop.contact.phone : '',
    });
  },
);
