import { wellFormed } from './text/wellFormed.ts';

export const BETWEEN_NUMBERS = /[/,;|\r\n]|\s-\s|\sve\s/i;

const MOST_DIGITS_OF_ONE = 12;
const FEWEST_DIGITS = 7;
/** Fewer are no area code but another ending: `0312 354 00 00 / 01`. */
const FEWEST_DIGITS_OF_AREA = 3;

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;

/** The telephone text may hold several numbers (D26), and an area code may stand apart: `0312 - 354 00 00`. */
function phoneNumbers(phone: string): string[] {
  if (digitsIn(phone) <= MOST_DIGITS_OF_ONE) return [phone];
  const numbers: string[] = [];
  let area = '';
  for (const part of phone.split(BETWEEN_NUMBERS)) {
    const number = `${area} ${part}`.trim();
    const digits = digitsIn(number);
    if (digits >= FEWEST_DIGITS) numbers.push(number);
    area = digits < FEWEST_DIGITS && digits >= FEWEST_DIGITS_OF_AREA ? number : '';
  }
  return numbers;
}

export function calledNumber(phone: string): string {
  return phoneNumbers(phone)[0] ?? phone;
}

/** The first mobile number, because landlines seldom have WhatsApp. */
export function writtenNumber(phone: string): string {
  return (
    phoneNumbers(phone).find((number) => /^905\d{9}$/.test(international(number))) ??
    calledNumber(phone)
  );
}

/** The number in the form of wa.me: digits only, country code first, no leading zeros (D2). */
function international(number: string): string {
  const digits = number.replaceAll(/\D/g, '').replace(/^00/, '');
  if (/^900\d{10}$/.test(digits)) return digits.replace(/^900/, '90');
  if (digits.startsWith('0')) return digits.replace(/^0/, '90');
  if (/^5\d{9}$/.test(digits)) return `90${digits}`;
  return digits;
}

export function chatNumber(phone: string): string {
  return international(writtenNumber(phone));
}

export function chatLink(phone: string, message: string): string {
  return `https://wa.me/${chatNumber(phone)}?text=${encodeURIComponent(wellFormed(message))}`;
}

/** What leads to the shop by chat and by telephone. */
export interface ContactLinks {
  chatHref: string;
  callHref: string;
}

/** Short service numbers such as 444 1 234 are dialled unchanged, all others internationally. */
export function callLink(phone: string): string {
  const number = international(calledNumber(phone));
  return number.length > 7 ? `tel:+${number}` : `tel:${number}`;
}

/** Opens the map app of a phone, or the map in the browser: `geo:` has no meaning on computers and iPhones. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(wellFormed(address))}`;
}

export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(wellFormed(email)).replace('%40', '@')}`;
}
