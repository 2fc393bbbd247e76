import { wellFormed } from './wellFormed.ts';

/** The number in the form of wa.me: digits only, country code first, no leading zeros (D2). */
export function chatNumber(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '');
  if (/^900\d{10}$/.test(digits)) return digits.replace(/^900/, '90');
  if (digits.startsWith('0')) return digits.replace(/^0/, '90');
  if (/^5\d{9}$/.test(digits)) return `90${digits}`;
  return digits;
}

export function chatLink(phone: string, message: string): string {
  return `https://wa.me/${chatNumber(phone)}?text=${encodeURIComponent(wellFormed(message))}`;
}

/** Short service numbers such as 444 1 234 are dialled unchanged, all others internationally. */
export function callLink(phone: string): string {
  const number = chatNumber(phone);
  return number.length > 7 ? `tel:+${number}` : `tel:${number}`;
}

export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(wellFormed(email)).replace('%40', '@')}`;
}
