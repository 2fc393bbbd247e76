import { shop } from '@/content/shop';
import type { Brand } from '@/domain/brand';
import type { ContactInfo } from '@/domain/contactInfo';
import { parseDiscount, parsePrice } from '@/domain/numbers';
import type { Product } from '@/domain/product';
import { DEFAULT_BUTTON_COLOR, type Slide } from '@/domain/slide';

import { id, inStock, isRecord, pictureAddress, text } from './fields';

/** Items from foreign values: every field repaired, unknown fields dropped, undefined where an essential one is missing. */

export function parseProduct(value: unknown): Product | undefined {
  if (!isRecord(value)) return undefined;
  const name = text(value.name);
  const tl = parsePrice(value.price);
  if (name.trim() === '' || tl === undefined) return undefined;

  const originalPrice = parsePrice(value.originalPrice);
  const discount = parseDiscount(value.discount);
  return {
    id: id(value.id),
    name,
    price: tl,
    ...(originalPrice !== undefined && { originalPrice }),
    image: pictureAddress(value.image),
    category: text(value.category),
    brand: text(value.brand),
    description: text(value.description),
    inStock: inStock(value.inStock),
    ...(discount !== undefined && { discount }),
  };
}

export function parseBrand(value: unknown): Brand | undefined {
  if (!isRecord(value)) return undefined;
  const name = text(value.name);
  if (name.trim() === '') return undefined;
  return { id: id(value.id), name, logo: pictureAddress(value.logo) };
}

const CLASS_STRING = /^[\w :/.#%-]{1,120}$/;

export function parseSlide(value: unknown): Slide | undefined {
  if (!isRecord(value)) return undefined;
  const title = text(value.title);
  if (title.trim() === '') return undefined;
  return {
    id: id(value.id),
    title,
    subtitle: text(value.subtitle),
    description: text(value.description),
    image: pictureAddress(value.image),
    buttonText: text(value.buttonText),
    buttonColor: matching(CLASS_STRING, value.buttonColor) ?? DEFAULT_BUTTON_COLOR,
  };
}

const PHONE = /^[\d+() ./-]{7,40}$/;
// No `?` and no `&`: a mail link must not fill in more than the address.
const EMAIL = /^[^\s\p{Cc}@<>"?&,;:]+@[^\s\p{Cc}@<>"?&,;:]+$/u;
const NOT_BLANK = /\S/;

/** Needs one usable field; the shop's own details replace the others. */
export function parseContactInfo(value: unknown): ContactInfo | undefined {
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

function matching(pattern: RegExp, value: unknown): string | undefined {
  const given = text(value).trim();
  return pattern.test(given) ? given : undefined;
}
