import { sharing, shop } from '../../../src/content/shop.ts';

const DAYS: Record<string, string> = {
  Pazartesi: 'Mo',
  Salı: 'Tu',
  Çarşamba: 'We',
  Perşembe: 'Th',
  Cuma: 'Fr',
  Cumartesi: 'Sa',
  Pazar: 'Su',
};

const LINE = /^(?<first>\p{L}+)(?: *[-–] *(?<last>\p{L}+))? *: *(?<hours>.+)$/u;
const HOURS = /^(\d\d:\d\d) *[-–] *(\d\d:\d\d)$/;

/**
 * `Pazartesi - Cumartesi: 08:00 - 19:00` becomes `Mo-Sa 08:00-19:00`; a day with `Kapalı` has no line. With one line that
 * cannot be read there is no result, because the other lines alone would be wrong.
 */
export function openingHours(text: string): string[] | undefined {
  const lines = text.split('\n').flatMap((line) => openingHoursOfLine(line) ?? [undefined]);
  const read = lines.filter((line) => line !== undefined);
  return read.length === lines.length ? read : undefined;
}

function openingHoursOfLine(line: string): string[] | undefined {
  const { first = '', last = first, hours = '' } = LINE.exec(line.trim())?.groups ?? {};
  const days = [...new Set([first, last])].map((day) => DAYS[day]);
  if (days.includes(undefined)) return undefined;
  if (hours.toLocaleLowerCase('tr') === 'kapalı') return [];
  const [, from, until] = HOURS.exec(hours) ?? [];
  return from === undefined ? undefined : [`${days.join('-')} ${from}-${until}`];
}

/**
 * What search engines may know about the shop (JSON-LD). No products and no rating: both would have to be real ones.
 * Addresses of pictures must be complete, so they need the shop's own address.
 */
export function autoPartsStore(website: string): object {
  const { phone, email, address, workingHours } = shop.contact;
  const addresses = website !== '' && {
    url: new URL(website).href,
    logo: new URL('logo.svg', website).href,
    image: new URL(sharing.picture.file, website).href,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoPartsStore',
    name: `${shop.name} ${shop.tradingWord}`,
    description: sharing.summary,
    ...addresses,
    telephone: phone,
    email,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'TR' },
    openingHours: openingHours(workingHours),
  };
}
