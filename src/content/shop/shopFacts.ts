import { aboutText, figures, sharing, shop } from '@/content/shop';
import { welcome } from '@/content/welcome';
import type { ShopInfo } from '@/domain/shop/shopInfo';

export interface ShopFacts extends Required<Omit<ShopInfo, 'savedAt'>> {
  /** The owner has saved it, or the build has a name of its own: what the specification invents is off (D49). */
  isOwn: boolean;
}

/** What the build says of the shop. */
const built: ShopFacts = {
  isOwn: false,
  name: shop.name,
  tradingWord: shop.tradingWord,
  headline: shop.headline,
  summary: sharing.summary,
  about: aboutText,
  figures: figures.map(({ figure, label }) => `${figure} ${label}`).join('\n'),
  city: sharing.city,
  hasRating: shop.hasRating,
  hasBenefits: true,
  hasFeatures: true,
  hasDelivery: true,
  hasFreeShipping: true,
  hasWarranty: true,
  makes: welcome.makes.join(', '),
  openControls: shop.openControls,
  pricesWithVat: false,
  legalText: '',
  logo: '',
  instagram: '',
  facebook: '',
};

/** What takes the place of the sample's inventions in a shop with a name of its own. */
const nothingInvented: Partial<ShopFacts> = {
  tradingWord: '',
  summary: 'Yedek parça. Aradığınız parçayı WhatsApp’tan yazın ya da arayın.',
  about: '',
  figures: '',
  city: '',
  hasRating: false,
  hasBenefits: false,
  hasFeatures: false,
  hasDelivery: false,
  hasFreeShipping: false,
  hasWarranty: false,
  makes: '',
};

/** What the page says of the shop: the record of its owner over the facts of the build (D49). */
export function shopFacts({ savedAt, ...saved }: ShopInfo): ShopFacts {
  const isSaved = savedAt !== undefined;
  return { ...built, ...(isSaved && { ...nothingInvented, isOwn: true }), ...saved };
}
