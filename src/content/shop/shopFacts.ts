import { type Category, sampleCategories } from '@/content/categories';
import { shop } from '@/content/shop';
import { NOTHING_INVENTED, SHOP_FACTS, type ShopInfo } from '@/domain/shop/shopInfo';
import { piecesOf } from '@/domain/text/pieces';

/** All that a page shows of a shop. */
export interface ShopFacts extends Required<Omit<ShopInfo, 'savedAt'>> {
  /** The name with the word below it. */
  fullName: string;
  /** The owner has saved it, or the build has a name of its own: what the specification invents is off (D49). */
  isOwn: boolean;
  /** The fullest first. */
  categories: readonly Category[];
}

const said: Readonly<Record<string, unknown>> = shop;

/** What the build says of the shop. A shop with its own name makes none of the specification's promises. */
const built = Object.fromEntries(
  SHOP_FACTS.map(([name, { kind, isInvented }]) => {
    const isPromised = isInvented === true && !shop.isOwn;
    return [name, said[name] ?? (kind === 'flag' ? isPromised : '')];
  }),
) as Omit<ShopFacts, 'categories' | 'fullName'>;

/** What the page says of the shop: the record of its owner over the facts of the build (D49). `own`: its catalogue's categories. */
export function shopFacts(
  { savedAt, ...saved }: ShopInfo,
  own: readonly Category[] = [],
): ShopFacts {
  const isSaved = savedAt !== undefined;
  const isOwn = isSaved || shop.isOwn;
  const facts = { ...built, ...(isSaved && NOTHING_INVENTED), ...saved, isOwn };
  const categories = isOwn ? own : sampleCategories;
  return { ...facts, categories, fullName: `${facts.name} ${facts.tradingWord}`.trim() };
}

/** `25+ yıllık tecrübe` is the figure `25+` with its words. */
export function figuresOf(facts: Pick<ShopFacts, 'figures'>) {
  const lines = piecesOf(facts.figures, /\n/).slice(0, MOST_FIGURES);
  return lines.map((line) => {
    const [figure = '', ...words] = line.split(' ');
    return { figure, label: words.join(' ') };
  });
}

const MOST_FIGURES = 4;

export function makesOf(facts: Pick<ShopFacts, 'makes'>): string[] {
  return piecesOf(facts.makes, /,/);
}

/** Those of the specification's promises that the shop gives. */
export function promisesOf<Each extends { of: Extract<keyof ShopFacts, `has${string}`> }>(
  facts: ShopFacts,
  promises: readonly Each[],
): Each[] {
  return promises.filter((promise) => facts[promise.of]);
}
