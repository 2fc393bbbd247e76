import { expect, test } from 'vitest';

import { callLink, chatLink, chatNumber, mailLink, mapLink } from './contactLinks';

test.each([
  ['0532 123 45 67', '905321234567'],
  ['0 (532) 123 45 67', '905321234567'],
  ['+90 532 123 45 67', '905321234567'],
  ['90 532 123 45 67', '905321234567'],
  ['532 123 45 67', '905321234567'],
  ['0090 532 123 45 67', '905321234567'],
  ['+90 (0) 532 123 45 67', '905321234567'],
  ['0312 345 67 89', '903123456789'],
  ['0850 123 45 67', '908501234567'],
  ['444 1 234', '4441234'],
  ['+49 30 123456', '4930123456'],
  ['', ''],
])('chatNumber(%s) is %s', (phone, number) => {
  expect(chatNumber(phone)).toBe(number);
});

test.each([
  ['0532 123 45 67 / 0312 354 00 00', '905321234567', '905321234567'],
  ['0312 354 00 00 / 0532 123 45 67', '903123540000', '905321234567'],
  ['0312 354 00 00, 0312 354 00 01', '903123540000', '903123540000'],
  ['0312 354 00 00; +90 532 123 45 67', '903123540000', '905321234567'],
  ['0312 354 00 00|5321234567', '903123540000', '905321234567'],
  ['0312 354 00 00\n0532 123 45 67', '903123540000', '905321234567'],
  ['0312 354 00 00 - 0532 123 45 67', '903123540000', '905321234567'],
  ['0312 354 00 00 ve 0532 123 45 67', '903123540000', '905321234567'],
  ['444 1 234 / 0532 123 45 67', '4441234', '905321234567'],
  ['0312 - 354 00 00 / 0532 - 123 45 67', '903123540000', '905321234567'],
  ['0312 354 00 00 / 01', '903123540000', '903123540000'],
  ['0312 354 00 00 / 354 00 01', '903123540000', '903123540000'],
  ['0532/123 45 67', '905321234567', '905321234567'],
  ['0532 - 123 - 45 - 67', '905321234567', '905321234567'],
])('of %s, %s is called and %s is written to', (phone, called, written) => {
  expect(callLink(phone).replace(/\D/g, '')).toBe(called);
  expect(chatNumber(phone)).toBe(written);
});

test('chatLink encodes every character that would end the message, and half an emoji', () => {
  expect(chatLink('0532 123 45 67', 'Akü & Filtre #1\n%15 + ₺?\uD83D')).toBe(
    'https://wa.me/905321234567?text=Ak%C3%BC%20%26%20Filtre%20%231%0A%2515%20%2B%20%E2%82%BA%3F%EF%BF%BD',
  );
});

test.each([
  ['0532 123 45 67', 'tel:+905321234567'],
  ['444 1 234', 'tel:4441234'],
])('callLink(%s) is %s', (phone, link) => {
  expect(callLink(phone)).toBe(link);
});

test.each([
  ['bilgi@ornekoto.example', 'mailto:bilgi@ornekoto.example'],
  ['a#b%0Ac/@ornekoto.example', 'mailto:a%23b%250Ac%2F@ornekoto.example'],
])('the mail link of %s', (email, link) => {
  expect(mailLink(email)).toBe(link);
});

test('an address is found on the map', () => {
  const { origin, pathname, searchParams } = new URL(
    mapLink('Sanayi Sitesi, 1. Cadde & 2, Ankara \uD83D'),
  );
  expect(origin + pathname).toBe('https://www.google.com/maps/search/');
  expect(searchParams.get('query')).toBe('Sanayi Sitesi, 1. Cadde & 2, Ankara \uFFFD');
});
