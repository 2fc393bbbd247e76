import { expect, test } from 'vitest';

import { shop } from '@/content/shop';

import { sanitizeContactInfo } from './contactInfo';

const contact = {
  phone: '0 (532) 123 45 67',
  email: 'satis@parca.example',
  address: 'Sanayi Sitesi, Ankara',
  workingHours: 'Pazartesi: 08:00\nPazar: kapalı',
};

test('good details pass, other fields drop out', () => {
  expect(sanitizeContactInfo({ ...contact, id: 1, updatedAt: 'x' })).toStrictEqual(contact);
});

test.each([null, 'x', [contact], {}, { phone: 'javascript:x', email: null }])(
  '%j holds no details',
  (value) => {
    expect(sanitizeContactInfo(value)).toBeUndefined();
  },
);

test.each([
  ['phone', 'javascript:alert(1)'],
  ['phone', '123'],
  ['phone', null],
  ['email', 'a@b.example?bcc=c@d.example'],
  ['email', 'a@b.example&x'],
  ['email', '"><img>@b.example'],
  ['email', 'a@b\r\nc.example'],
  ['email', 'nobody'],
  ['address', ' '],
  ['workingHours', undefined],
] as const)('%s %j gives way to the shop’s own', (field, given) => {
  expect(sanitizeContactInfo({ ...contact, [field]: given })).toStrictEqual({
    ...contact,
    [field]: shop.contact[field],
  });
});

test('a phone that was stored as a number is read', () => {
  expect(sanitizeContactInfo({ phone: 5321234567 })?.phone).toBe('5321234567');
});
