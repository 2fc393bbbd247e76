import type { Product } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { partNumberKey, partNumberKeys } from '@/domain/products/partNumbers/partNumberKey';
import { cleanText } from '@/domain/text/cleanText';

import type { LineProblem, ProductLine } from './productLine';

/** Changes each of many items. The page may answer in between. */
export type MapItems = <Item, Result>(
  items: Iterable<Item>,
  change: (item: Item, index: number) => Result,
) => Promise<Result[]>;

/** What a product is recognized by, without the differences that people overlook. */
interface MatchKeys {
  name: string;
  brand: string;
  partNumbers: readonly string[];
}

export type IndexedProduct = MatchKeys & { product: Product };

/** The shop's products by name and by part number, with the brands and categories that they have. */
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

function keysOf(
  { name = '', brand = '' }: { name?: string; brand?: string },
  partNumbers: readonly string[],
): MatchKeys {
  return { name: fold(cleanText(name)), brand: fold(cleanText(brand)), partNumbers };
}

export async function indexProducts(
  products: readonly Product[],
  mapItems: MapItems,
): Promise<ProductIndex> {
  const brands = new Set<string>();
  const categories = new Set<string>();
  const byName = new Map<string, IndexedProduct[]>();
  const byNumber = new Map<string, IndexedProduct[]>();
  const known = await mapItems(products, (product) => {
    const one = { product, ...keysOf(product, partNumberKeys(product.description)) };
    brands.add(product.brand);
    categories.add(product.category);
    add(byName, one.name, one);
    for (const number of one.partNumbers) add(byNumber, number, one);
    return one;
  });
  return { products: known, brands, categories, byName, byNumber };
}

function add(index: Map<string, IndexedProduct[]>, key: string, product: IndexedProduct): void {
  const alike = index.get(key);
  if (alike === undefined) index.set(key, [product]);
  else alike.push(product);
}

/** A line is matched by part number, else by name and brand, else by name alone where neither line nor owner names a brand (D35). */
export function matchLine({ byName, byNumber }: ProductIndex, line: ProductLine): MatchedLine {
  const { name, brand, partNumbers } = keysOf(line.values, line.partNumbers.map(partNumberKey));
  const matched = { line, partNumbers };
  // Two parts with one name and different part numbers are not the same.
  const namesakes = (byName.get(name) ?? []).filter(
    ({ partNumbers: own }) =>
      partNumbers.length === 0 || own.length === 0 || own.some((one) => partNumbers.includes(one)),
  );
  const sameBrand = namesakes.filter((one) => one.brand === brand);
  const isByName = sameBrand.length === 0 && brand === '';
  const named = isByName ? namesakes : sameBrand;

  for (const [place, number] of partNumbers.entries()) {
    const partNumber = line.partNumbers[place] ?? number;
    const all = byNumber.get(number) ?? [];
    const alike = all.filter((one) => brand === '' || one.brand === brand);
    // Parts of several makers have one OEM number, so that only the first number stops a line of another brand.
    const candidates = alike.length === 0 && place === 0 ? all : alike;
    const [owner] = candidates;
    if (owner === undefined) continue;
    const { id, name: ownersName } = owner.product;
    const isOther = alike.length === 0 || (named.length > 0 && !named.includes(owner));
    const problem: LineProblem | undefined =
      candidates.length > 1
        ? { kind: 'sharedNumber', partNumber, count: candidates.length }
        : isOther
          ? { kind: 'otherPart', partNumber, name: ownersName }
          : undefined;
    return { ...matched, candidates, key: `#${id}`, problem };
  }
  const [only] = named;
  const key =
    only !== undefined && named.length === 1
      ? `#${only.product.id}`
      : (partNumbers[0] ?? `${name}\n${brand}`);
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
