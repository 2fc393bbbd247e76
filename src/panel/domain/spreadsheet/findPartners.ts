import type { Product } from '@/domain/product';

import { mapInPieces } from './inPieces';
import { lineKeys, type MatchKeys, productKeys } from './matchKeys';
import type { LineProblem, ProductLine } from './productLine';

export interface PartneredLine {
  line: ProductLine;
  keys: MatchKeys;
  partner: Product | LineProblem | undefined;
}

/** What a line may mean. */
export interface MeantLine {
  line: ProductLine;
  keys: MatchKeys;
  candidates: readonly Product[];
  /** Several lines with one key mean the same product. */
  key: string;
  problem?: LineProblem;
  isByName?: boolean;
}

export function findPartners(meant: readonly MeantLine[]): PartneredLine[] {
  const groups = Map.groupBy(meant, ({ key }) => key);
  const places = new Map<string, number>();
  return meant.map((one) => {
    const place = places.get(one.key) ?? 0;
    places.set(one.key, place + 1);
    return {
      line: one.line,
      keys: one.keys,
      partner: partnerOf(one, groups.get(one.key) ?? [], place),
    };
  });
}

/** Where the shop has the same product twice, equal lines mean one after the other. */
function partnerOf(
  { candidates, isByName, problem }: MeantLine,
  group: readonly MeantLine[],
  place: number,
): PartneredLine['partner'] {
  if (problem !== undefined) return problem;
  const count = candidates.length;
  if (count > 1) {
    return count === group.length && !isByName ? candidates[place] : { kind: 'ambiguous', count };
  }
  const [first] = group;
  return place > 0 && first ? { kind: 'repeated', line: first.line.line } : candidates[0];
}

/** `brandKey` is the folded brand that the owner has chosen for lines without one. */
export type ProductFinder = (line: ProductLine, brandKey: string) => MeantLine;

/** By part number, else by name and brand, else by name alone where neither line nor owner names a brand (D35). */
export async function createFinder(products: readonly Product[]): Promise<ProductFinder> {
  const byName = new Map<string, Product[]>();
  const byNumber = new Map<string, Product[]>();
  await mapInPieces(products, (product) => {
    const { name, partNumbers } = productKeys(product);
    add(byName, name, product);
    for (const number of partNumbers) add(byNumber, number, product);
  });

  return (line, brandKey) => {
    const listed = lineKeys(line);
    const keys = { ...listed, brand: listed.brand || brandKey };
    const isOfBrand = (product: Product) => productKeys(product).brand === keys.brand;
    const namesakes = (byName.get(keys.name) ?? []).filter((product) => !hasOthers(product, keys));
    const sameBrand = namesakes.filter(isOfBrand);
    const isByName = sameBrand.length === 0 && keys.brand === '';
    const named = isByName ? namesakes : sameBrand;

    for (const [place, number] of keys.partNumbers.entries()) {
      const partNumber = line.partNumbers[place] ?? number;
      const all = byNumber.get(number) ?? [];
      const alike = all.filter((product) => keys.brand === '' || isOfBrand(product));
      // Parts of several makers have one OEM number, so that only the first number stops a line of another brand.
      const owners = alike.length === 0 && place === 0 ? all : alike;
      const [owner] = owners;
      if (owner === undefined) continue;
      const key = `#${owner.id}`;
      if (owners.length > 1) {
        const problem = { kind: 'sharedNumber', partNumber, count: owners.length } as const;
        return { line, keys, candidates: owners, key, problem };
      }
      const isOther = alike.length === 0 || (named.length > 0 && !named.includes(owner));
      const problem = { kind: 'otherPart', partNumber, name: owner.name } as const;
      return { line, keys, candidates: owners, key, ...(isOther && { problem }) };
    }
    const [product] = named;
    const ownKey = keys.partNumbers[0] ?? `${keys.name}\n${keys.brand}`;
    const key = named.length === 1 && product ? `#${product.id}` : ownKey;
    return { line, keys, candidates: named, key, isByName };
  };
}

function add(index: Map<string, Product[]>, key: string, product: Product): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [product]);
  else known.push(product);
}

/** Two parts with one name and different part numbers are not the same. */
function hasOthers(product: Product, { partNumbers }: MatchKeys): boolean {
  const own = productKeys(product).partNumbers;
  return partNumbers.length > 0 && own.length > 0 && !own.some((one) => partNumbers.includes(one));
}
