import { shop } from '@/content/shop';
import type { ContactInfo } from '@/domain/contactInfo';

import { isRecord, text } from './fields';

const PHONE = /^[\d+() ./-]{7,40}$/;
// No `?` and no `&`: a mail link must not fill in more than the address.
const EMAIL = /^[^\s\p{Cc}@<>"?&,;:]+@[^\s\p{Cc}@<>"?&,;:]+$/u;
const NOT_BLANK = /\S/;

function matching(pattern: RegExp, value: unknown): string | undefined {
  const given = text(value).trim();
  return pattern.test(given) ? given : undefined;
}

/** Contact details with the shop's own in place of unusable fields, or undefined when no field is usable. */
export function sanitizeContactInfo(value: unknown): ContactInfo | undefined {
  if (!isRecord(value)) return undefined;
  const phone = matching(PHONE, value.phone);
  const email = matching(EMAIL, value.email);
  const address = matching(NOT_BLANK, value.address);
  const workingHours = matching(NOT_BLANK, value.workingHours);

  if ((phone ?? email ?? address ?? workingHours) === undefined) return undefined;
  return {
    phone: phone ?? shop.contact.phone,
    email: email ?? shop.contact.email,
    address: address ?? shop.contact.address,
    workingHours: workingHours ?? shop.contact.workingHours,
  };
}
