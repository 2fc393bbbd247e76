import { expect, test } from 'vitest';

import { DEFAULT_BUTTON_COLOR } from '@/domain/slide';

import { sanitizeBrand } from './brand';
import { sanitizeSlide } from './slide';

const slide = {
  id: 2,
  title: 'Kampanya',
  subtitle: 'Fren',
  description: 'Balata',
  image: 'https://example.com/a.jpg',
  buttonText: 'Gör',
  buttonColor: 'bg-blue-600 hover:bg-blue-700/50',
};

test('a good slide passes unchanged', () => {
  expect(sanitizeSlide(slide)).toStrictEqual(slide);
});

test.each([null, 'x', [], {}, { ...slide, title: ' ' }])('%j is no slide', (value) => {
  expect(sanitizeSlide(value)).toBeUndefined();
});

test.each([
  undefined,
  null,
  '',
  '  ',
  'bg-red-600"><img src=x>',
  'bg-[url(x)]',
  'bg-red-600;color:red',
  'a'.repeat(121),
])('button colour %j becomes the default', (buttonColor) => {
  expect(sanitizeSlide({ ...slide, buttonColor })?.buttonColor).toBe(DEFAULT_BUTTON_COLOR);
});

test('a slide without its texts and with an odd picture keeps its title', () => {
  expect(sanitizeSlide({ id: 1, title: 'Kampanya', image: '//evil.example' })).toStrictEqual({
    id: 1,
    title: 'Kampanya',
    subtitle: '',
    description: '',
    image: '',
    buttonText: '',
    buttonColor: DEFAULT_BUTTON_COLOR,
  });
});

test('a brand keeps its name and loses an odd logo', () => {
  expect(sanitizeBrand({ id: '3', name: 'BOSCH', logo: 'data:image/svg+xml,x' })).toStrictEqual({
    id: 3,
    name: 'BOSCH',
    logo: '',
  });
});

test.each([null, 'BOSCH', [], {}, { name: '' }])('%j is no brand', (value) => {
  expect(sanitizeBrand(value)).toBeUndefined();
});
