import { type Category, sampleCategories } from '@/content/categories';
import { aboutText, figures, makes, shop } from '@/content/shop';
import type { ShopInfo } from '@/domain/shop/shopInfo';

/** All that a page shows of a shop. `summary` and `city` stand in what the build writes for search engines. */
export interface ShopFacts extends Required<Omit<ShopInfo, 'savedAt' | 'summary' | 'city'>> {
  /** The name with the word below it. */
  fullName: string;
  /** The owner has saved it, or the build has a name of its own: what the specification invents is off (D49). */
  isOwn: boolean;
  /** The fullest first. */
  categories: readonly Category[];
}

/** What the build says of the shop. */
const built: Omit<ShopFacts, 'categories' | 'fullName'> = {
  isOwn: shop.isOwn,
  name: shop.name,
  tradingWord: shop.tradingWord,
  headline: shop.headline,
  about: aboutText,
  figures,
  hasRating: shop.hasRating,
  hasBenefits: !shop.isOwn,
  hasFeatures: !shop.isOwn,
  hasDelivery: !shop.isOwn,
  hasFreeShipping: !shop.isOwn,
  hasWarranty: !shop.isOwn,
  makes,
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
  about: '',
  figures: '',
  hasRating: false,
  hasBenefits: false,
  hasFeatures: false,
  hasDelivery: false,
  hasFreeShipping: false,
  hasWarranty: false,
  makes: '',
};

/** What the page says of the shop: the record of its owner over the facts of the build (D49). `own`: its catalogue's categories. */
export function shopFacts(
  { savedAt, ...saved }: ShopInfo,
  own: readonly Category[] = [],
): ShopFacts {
  const isSaved = savedAt !== undefined;
  const facts = { ...built, ...(isSaved && { ...nothingInvented, isOwn: true }), ...saved };
  const categories = facts.isOwn ? own : sampleCategories;
  return { ...facts, categories, fullName: `${facts.name} ${facts.tradingWord}`.trim() };
}

/** `25+ yıllık tecrübe` is the figure `25+` with its words. */
export function figuresOf(facts: Pick<ShopFacts, 'figures'>) {
  const lines = facts.figures.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, MOST_FIGURES).map((line) => {
    const [figure = '', ...words] = line.trim().split(' ');
    return { figure, label: words.join(' ') };
  });
}

const MOST_FIGURES = 4;

export function makesOf(facts: Pick<ShopFacts, 'makes'>): string[] {
  const all = facts.makes.split(',').map((make) => make.trim());
  return all.filter((make) => make !== '');
}

type PromiseName =
  | 'hasBenefits'
  | 'hasDelivery'
  | 'hasFeatures'
  | 'hasFreeShipping'
  | 'hasWarranty';

/** Those of the specification's promises that the shop gives. */
export function promisesOf<Each extends { of: PromiseName }>(
  facts: ShopFacts,
  promises: readonly Each[],
): Each[] {
  return promises.filter((promise) => facts[promise.of]);
}
