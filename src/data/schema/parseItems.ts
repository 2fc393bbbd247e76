import { shop } from '@/content/shop';
import type { Brand } from '@/domain/brand';
import type { ContactInfo } from '@/domain/contactInfo';
import { FIELD_LIMITS } from '@/domain/limits';
import { parseDiscount, parsePrice } from '@/domain/prices/numbers';
import type { Product } from '@/domain/product';
import { DEFAULT_BUTTON_COLOR, type Slide } from '@/domain/slide';

import { date, id, inStock, isRecord, pictureAddress, text } from './fields';

const { product: PRODUCT, brand: BRAND, slide: SLIDE, contact: CONTACT } = FIELD_LIMITS;

/** Every field repaired, unknown fields dropped; undefined where an essential one is missing. */

export function parseProduct(value: unknown): Product | undefined {
  if (!isRecord(value)) return undefined;
  const name = text(value.name, PRODUCT.name);
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
    category: text(value.category, PRODUCT.category),
    brand: text(value.brand, PRODUCT.brand),
    description: text(value.description, PRODUCT.description),
    inStock: inStock(value.inStock),
    ...(discount !== undefined && { discount }),
    ...dated(value),
  };
}

export function parseBrand(value: unknown): Brand | undefined {
  if (!isRecord(value)) return undefined;
  const name = text(value.name, BRAND.name);
  if (name.trim() === '') return undefined;
  return { id: id(value.id), name, logo: pictureAddress(value.logo), ...dated(value) };
}

const CLASS_STRING = /^[\w :/.#%-]{1,120}$/;

export function parseSlide(value: unknown): Slide | undefined {
  if (!isRecord(value)) return undefined;
  const title = text(value.title, SLIDE.title);
  if (title.trim() === '') return undefined;
  return {
    id: id(value.id),
    title,
    subtitle: text(value.subtitle, SLIDE.subtitle),
    description: text(value.description, SLIDE.description),
    image: pictureAddress(value.image),
    buttonText: text(value.buttonText, SLIDE.buttonText),
    buttonColor: matching(CLASS_STRING, value.buttonColor) ?? DEFAULT_BUTTON_COLOR,
    ...dated(value),
  };
}

function dated(value: Record<string, unknown>): { createdAt?: string } {
  const createdAt = date(value.createdAt);
  return createdAt === undefined ? {} : { createdAt };
}

const PHONE_NUMBERS = /^(?:[\d+() ./,;|\r\n-]|ve){7,80}$/;
// No `?` and no `&`: a mail link must not fill in more than the address.
const EMAIL = /^(?=.{3,254}$)[^\s\p{Cc}@<>"?&,;:]+@[^\s\p{Cc}@<>"?&,;:]+$/u;
const NOT_BLANK = /\S/;

/** One usable field is enough; the shop's own details replace the others. */
export function parseContactInfo(value: unknown): ContactInfo | undefined {
  if (!isRecord(value)) return undefined;
  const phone = matching(PHONE_NUMBERS, value.phone);
  const email = matching(EMAIL, value.email);
  const address = matching(NOT_BLANK, value.address, CONTACT.address);
  const workingHours = matching(NOT_BLANK, value.workingHours, CONTACT.workingHours);

  if ((phone ?? email ?? address ?? workingHours) === undefined) return undefined;
  return {
    phone: phone ?? shop.contact.phone,
    email: email ?? shop.contact.email,
    address: address ?? shop.contact.address,
    workingHours: workingHours ?? shop.contact.workingHours,
  };
}

function matching(pattern: RegExp, value: unknown, most?: number): string | undefined {
  const given = text(value, most).trim();
  return pattern.test(given) ? given : undefined;
}
