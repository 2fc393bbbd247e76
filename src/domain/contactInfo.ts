import type { ValuesIn } from './fields/field';
import { piecesOf } from './text/pieces.ts';

/** A telephone text is made of these. */
export const PHONE_SIGN = String.raw`(?:[0-9+\(\) .\/,;\|\n\-]|ve)`;

const PHONE_NUMBERS = new RegExp(`^${PHONE_SIGN}{7,80}$`);
// No `?` and no `&`: a mail link must not fill in more than the address.
const EMAIL = /^(?=.{3,254}$)[^\s\p{Cc}@<>"?&,;:]+@[^\s\p{Cc}@<>"?&,;:]+$/u;
const NOT_BLANK = /\S/;

export const CONTACT_FIELDS = {
  phone: { kind: 'text', most: 80, need: 'required', hasLines: true, pattern: PHONE_NUMBERS },
  email: { kind: 'text', most: 254, need: 'required', pattern: EMAIL },
  /** Comma-separated lines. */
  address: { kind: 'text', most: 500, need: 'required', hasLines: true, pattern: NOT_BLANK },
  workingHours: { kind: 'text', most: 500, need: 'required', hasLines: true, pattern: NOT_BLANK },
} as const;

export type ContactInfo = ValuesIn<typeof CONTACT_FIELDS>;

export function addressLines(address: string): string[] {
  return piecesOf(address, /,/);
}

export function workingHoursLines(workingHours: string): string[] {
  return piecesOf(workingHours, /\r?\n/);
}
