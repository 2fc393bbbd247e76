import type { ValuesIn } from '@/domain/fields/field';

const WEB_ADDRESS = /^https:\/\/[^\s"<>]+$/;
const FLAG = { kind: 'flag', mayBeMissing: true } as const;
const INVENTED = { ...FLAG, isInvented: true } as const;

/** What differs from shop to shop (D49). A shop with its own name does not show the samples' inventions (`isInvented`). */
export const SHOP_FIELDS = {
  name: { kind: 'text', most: 60 },
  /** The word below the name. */
  tradingWord: { kind: 'text', most: 30, isInvented: true },
  /** The storefront's main heading. */
  headline: { kind: 'text', most: 80 },
  /** What search engines and shared links say of the shop. */
  summary: { kind: 'text', most: 300 },
  /** The text about the shop in the footer. */
  about: { kind: 'text', most: 600, hasLines: true, isInvented: true },
  /** Lines such as `25+ yıllık tecrübe`, at most four. */
  figures: { kind: 'text', most: 300, hasLines: true, isInvented: true },
  /** The town or city with which the address ends, for search engines. */
  city: { kind: 'text', most: 40 },
  hasRating: INVENTED,
  /** The tiles about shipping, payment and support, and the marks beside a part. */
  hasBenefits: INVENTED,
  /** The list of what every part is. */
  hasFeatures: INVENTED,
  /** The list about delivery and returns. */
  hasDelivery: INVENTED,
  hasFreeShipping: INVENTED,
  hasWarranty: INVENTED,
  /** The makes of cars in the welcome modal, with commas between them. */
  makes: { kind: 'text', most: 200, isInvented: true },
  /** Search, menus and tiles work (D22). */
  openControls: FLAG,
  /** The line `Fiyatlara KDV dahildir`. */
  pricesWithVat: FLAG,
  legalText: { kind: 'text', most: 1000, hasLines: true },
  logo: { kind: 'picture' },
  instagram: { kind: 'text', most: 200, pattern: WEB_ADDRESS },
  facebook: { kind: 'text', most: 200, pattern: WEB_ADDRESS },
} as const;

/** A fact that is missing is the one of the build. */
export interface ShopInfo extends Partial<ValuesIn<typeof SHOP_FIELDS>> {
  /** The time at which the owner has saved it first. Missing: nobody has. */
  savedAt?: string;
}

export const SHOP_FACTS = Object.entries<{ kind: string; isInvented?: true }>(SHOP_FIELDS);

/** What takes the place of the specification's inventions in a shop with a name of its own. */
export const NOTHING_INVENTED: ShopInfo = Object.fromEntries(
  SHOP_FACTS.filter(([, { isInvented }]) => isInvented).map(([name, { kind }]) => [
    name,
    kind === 'flag' ? false : '',
  ]),
);
