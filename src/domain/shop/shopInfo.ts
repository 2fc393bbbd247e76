import type { FieldsOf } from '@/domain/fields/field';

/** What differs from shop to shop (D49). A fact that is missing is the one of the build. */
export interface ShopInfo {
  name?: string;
  /** The word below the name. */
  tradingWord?: string;
  /** The storefront's main heading. */
  headline?: string;
  /** What search engines and shared links say of the shop. */
  summary?: string;
  /** The text about the shop in the footer. */
  about?: string;
  /** Lines such as `25+ yıllık tecrübe`, at most four. */
  figures?: string;
  /** The town or city with which the address ends, for search engines. */
  city?: string;
  hasRating?: boolean;
  /** The tiles about shipping, payment and support, and the marks beside a part. */
  hasBenefits?: boolean;
  /** The list of what every part is. */
  hasFeatures?: boolean;
  /** The list about delivery and returns. */
  hasDelivery?: boolean;
  hasFreeShipping?: boolean;
  hasWarranty?: boolean;
  /** The makes of cars in the welcome modal, with commas between them. */
  makes?: string;
  /** Search, menus and tiles work (D22). */
  openControls?: boolean;
  /** The line `Fiyatlara KDV dahildir`. */
  pricesWithVat?: boolean;
  legalText?: string;
  logo?: string;
  instagram?: string;
  facebook?: string;
  /** The time at which the owner has saved it first. Missing: nobody has. */
  savedAt?: string;
}

const WEB_ADDRESS = /^https:\/\/[^\s"<>]+$/;

export const SHOP_FIELDS = {
  name: { kind: 'text', most: 60 },
  tradingWord: { kind: 'text', most: 30 },
  headline: { kind: 'text', most: 80 },
  summary: { kind: 'text', most: 300 },
  about: { kind: 'text', most: 600, hasLines: true },
  figures: { kind: 'text', most: 300, hasLines: true },
  city: { kind: 'text', most: 40 },
  hasRating: { kind: 'flag', mayBeMissing: true },
  hasBenefits: { kind: 'flag', mayBeMissing: true },
  hasFeatures: { kind: 'flag', mayBeMissing: true },
  hasDelivery: { kind: 'flag', mayBeMissing: true },
  hasFreeShipping: { kind: 'flag', mayBeMissing: true },
  hasWarranty: { kind: 'flag', mayBeMissing: true },
  makes: { kind: 'text', most: 200 },
  openControls: { kind: 'flag', mayBeMissing: true },
  pricesWithVat: { kind: 'flag', mayBeMissing: true },
  legalText: { kind: 'text', most: 1000, hasLines: true },
  logo: { kind: 'picture' },
  instagram: { kind: 'text', most: 200, pattern: WEB_ADDRESS },
  facebook: { kind: 'text', most: 200, pattern: WEB_ADDRESS },
} as const satisfies FieldsOf<ShopInfo>;
