import type { Product } from '@/domain/product';
import { fold } from '@/domain/products/fold';

import type { LineProblem, ProductLine } from './productLine';

interface PartneredLine {
  line: ProductLine;
  partner: Product | LineProblem | undefined;
}

/** By name and brand, or by name alone where the line has no brand (D21). */
export function findPartners(
  products: readonly Product[],
  lines: readonly ProductLine[],
): PartneredLine[] {
  const byName = Map.groupBy(products, ({ name }) => fold(name));
  const meant = lines.map((line) => {
    const { name = '', brand = '' } = line.values;
    const namesakes = byName.get(fold(name)) ?? [];
    const sameBrand = namesakes.filter((product) => fold(product.brand) === fold(brand));
    const isByName = sameBrand.length === 0 && brand === '';
    const candidates = isByName ? namesakes : sameBrand;
    const key = `${fold(name)}\n${fold((isByName && namesakes[0]?.brand) || brand)}`;
    return { line, candidates, isByName, key };
  });
  const groups = Map.groupBy(meant, ({ key }) => key);
  return meant.map(({ line, candidates, isByName, key }) => {
    const group = groups.get(key)?.map((other) => other.line) ?? [];
    return { line, partner: partnerOf(candidates, isByName, group, group.indexOf(line)) };
  });
}

/** Where the shop has the same product twice, equal lines mean one after the other. */
function partnerOf(
  candidates: readonly Product[],
  isByName: boolean,
  group: readonly ProductLine[],
  place: number,
): PartneredLine['partner'] {
  const count = candidates.length;
  if (count > 1) {
    return count === group.length && !isByName ? candidates[place] : { kind: 'ambiguous', count };
  }
  const [first] = group;
  return place > 0 && first ? { kind: 'repeated', line: first.line } : candidates[0];
}
