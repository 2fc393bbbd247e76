import { memoize } from '@/domain/memoize';
import type { Product } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { partNumberKey, partNumberKeys } from '@/domain/products/partNumbers/partNumberKey';
import { cleanText } from '@/domain/text/cleanText';

import type { LineProblem, ProductLine } from './productLine';
import { isRounded, isSameNumber, roundedKey } from './shortenedNumber';

/** Changes each of many items. The page may answer in between. */
export type MapItems = <Item, Result>(
  items: Iterable<Item>,
  change: (item: Item, index: number) => Result,
) => Promise<Result[]>;

/** A product with what it is recognized by, without the differences that people overlook. */
export interface IndexedProduct {
  product: Product;
  name: string;
  brand: string;
  partNumbers: readonly string[];
}

/** The shop's products by name and by part number, with the brands that they have and the categories that are known. */
export interface ProductIndex {
  products: readonly IndexedProduct[];
  brands: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  byName: ReadonlyMap<string, readonly IndexedProduct[]>;
  byNumber: ReadonlyMap<string, readonly IndexedProduct[]>;
}

/** What a line may mean. */
export interface MatchedLine {
  line: ProductLine;
  partNumbers: readonly string[];
  candidates: readonly IndexedProduct[];
  /** Several lines with one key mean the same product. */
  key: string;
  problem?: LineProblem | undefined;
  isByName?: boolean;
}

// Thousands of products have the same brand.
const brandKey = memoize((brand: string) => fold(cleanText(brand)), new Map());

function keysOf({ name = '', brand = '' }: { name?: string; brand?: string }) {
  return { name: fold(cleanText(name)), brand: brandKey(brand) };
}

/** `offered`: the categories that forms offer, whether products have them or not. */
export async function indexProducts(
  products: readonly Product[],
  mapItems: MapItems,
  offered: readonly string[],
): Promise<ProductIndex> {
  const brands = new Set<string>();
  const categories = new Set(offered);
  const byName = new Map<string, IndexedProduct[]>();
  const byNumber = new Map<string, IndexedProduct[]>();
  const known = await mapItems(products, (product) => {
    const partNumbers = [...new Set(partNumberKeys(product.description))];
    const one = { product, ...keysOf(product), partNumbers };
    brands.add(product.brand);
    categories.add(product.category);
    add(byName, one.name, one);
    for (const number of partNumbers) add(byNumber, number, one);
    return one;
  });
  return { products: known, brands, categories, byName, byNumber };
}

function add(
  index: Map<string, IndexedProduct[]>,
  key: string | undefined,
  product: IndexedProduct,
): void {
  if (key === undefined) return;
  const alike = index.get(key);
  if (alike === undefined) index.set(key, [product]);
  else alike.push(product);
}

/** The products by the rounded keys of their numbers. Only a number that the shop does not have needs them. */
const byRoundedKey = memoize((products: readonly IndexedProduct[]) => {
  const index = new Map<string, IndexedProduct[]>();
  for (const one of products) {
    for (const key of new Set(one.partNumbers.map(roundedKey))) add(index, key, one);
  }
  return index;
}, new WeakMap());

/** A line is matched by part number, else by name and brand, else by name alone where neither line nor owner names a brand (D35). */
export function matchLine(index: ProductIndex, line: ProductLine): MatchedLine {
  const partNumbers = line.partNumbers.map((one) => (isRounded(one) ? one : partNumberKey(one)));
  const { name, brand } = keysOf(line.values);
  const matched = { line, partNumbers };
  const hasNumber = ({ partNumbers: own }: IndexedProduct) =>
    own.some((one) => partNumbers.some((number) => isSameNumber(one, number)));
  // Two parts with one name and different part numbers are not the same.
  const namesakes = (index.byName.get(name) ?? []).filter(
    (one) => partNumbers.length === 0 || one.partNumbers.length === 0 || hasNumber(one),
  );
  const sameBrand = namesakes.filter((one) => one.brand === brand);
  const isByName = sameBrand.length === 0 && brand === '';
  const named = isByName ? namesakes : sameBrand;
  const twins = named.filter(({ partNumbers: own }) => own.join() === partNumbers.join());
  const [twin] = twins;
  if (twin) return { ...matched, candidates: twins, key: `#${twin.product.id}`, isByName };

  for (const [place, number] of partNumbers.entries()) {
    const partNumber = line.partNumbers[place] ?? number;
    const all = index.byNumber.get(number) ?? [];
    const rounded = all.length > 0 ? undefined : roundedKey(number);
    const known = rounded === undefined ? all : (byRoundedKey(index.products).get(rounded) ?? []);
    const ofBrand = (one: IndexedProduct) => brand === '' || one.brand === brand;
    const alike = known.filter((one) => ofBrand(one) && hasNumber(one));
    // Parts of several makers have one OEM number, so that only the first number stops a line of another brand.
    const owners = alike.length === 0 && place === 0 ? all : alike;
    const sameName = owners.filter((one) => one.name === name);
    const candidates = sameName.length > 0 ? sameName : owners;
    const [owner] = candidates;
    if (owner === undefined) continue;
    const { id, name: ownersName } = owner.product;
    const isOther = alike.length === 0 || (named.length > 0 && !named.includes(owner));
    const problem: LineProblem | undefined =
      candidates.length > 1 && sameName.length === 0
        ? { kind: 'sharedNumber', partNumber, count: candidates.length }
        : isOther
          ? { kind: 'otherPart', partNumber, name: ownersName }
          : undefined;
    return { ...matched, candidates, key: `#${id}`, problem, isByName };
  }
  const [only] = named;
  const key =
    only !== undefined && named.length === 1
      ? `#${only.product.id}`
      : [name, brand, partNumbers[0]].join('\n');
  return { ...matched, candidates: named, key, isByName };
}

/** The product that a line means, at its `place` among equal lines. Equal products of the shop are meant one after the other. */
export function matchedProduct(
  { candidates, isByName, problem }: MatchedLine,
  group: readonly MatchedLine[],
  place: number,
): IndexedProduct | LineProblem | undefined {
  if (problem !== undefined) return problem;
  const count = candidates.length;
  if (count > 1) {
    return count === group.length && !isByName ? candidates[place] : { kind: 'ambiguous', count };
  }
  const [first] = group;
  return place > 0 && first ? { kind: 'repeated', line: first.line.line } : candidates[0];
}
