import { BETWEEN_NUMBERS } from '../../src/domain/contactLinks.ts';
import { readShop } from '../settings/shopFacts.ts';
import { COMMON_PASSWORDS } from './commonPasswords.ts';

const PLAIN: Record<string, string> = { İ: 'i', ı: 'i', ş: 's', ğ: 'g', ü: 'u', ö: 'o', ç: 'c' };

/** The plain letters and digits of a text, in small letters. As private.folded_password of the migrations. */
function folded(text: string): string {
  return text
    .replaceAll(/[A-ZŞĞÜÖÇ]/g, (letter) => letter.toLowerCase())
    .replaceAll(/[İışğüöç]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[^a-z0-9]/g, '');
}

/** The shop's name, with and without the trading word, and its prefix. `npm run setup` tells them the database, too. */
export function shopWords(): string[] {
  const { name, tradingWord, storagePrefix } = readShop().shop;
  const words = [name, name + tradingWord, storagePrefix].map(folded);
  return [...new Set(words)].filter((word) => word !== '');
}

/** The country's number is left out, because it is written in several ways. */
function phoneNumbers(): string[] {
  return readShop()
    .shop.contact.phone.split(BETWEEN_NUMBERS)
    .map((number) => number.replaceAll(/\D/g, '').slice(-10))
    .filter((digits) => digits.length >= 7);
}

/**
 * Whether everybody would try this password first (D30): one letter repeated, a known word with or without digits around it,
 * or something with one of the shop's phone numbers. As private.is_known_password of the migrations.
 */
export function isKnownPassword(password: string): boolean {
  const plain = folded(password);
  const word = plain.replaceAll(/^\d+|\d+$/g, '');
  const known = new Set([...COMMON_PASSWORDS, ...shopWords()]);
  return (
    new Set(password).size === 1 ||
    known.has(plain) ||
    known.has(word) ||
    phoneNumbers().some((digits) => plain.includes(digits))
  );
}
