import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import { sameValues } from '@/domain/records';

import { itemName } from './lists';

/** The samples that the owner has left as they were, and his `own` products. A brand of one of these is no sample. */
export function samplesIn(catalog: Catalog, samples: Catalog) {
  const products = asIn(catalog.products, samples.products);
  const own = catalog.products.filter((product) => !products.includes(product));
  const ownBrands = new Set(own.map(({ brand }) => brand));
  const brands = asIn(catalog.brands, samples.brands).filter(({ name }) => !ownBrands.has(name));
  return { own, products, brands, slides: asIn(catalog.slides, samples.slides) };
}

function asIn<Item extends ItemOf<ListName>>(items: readonly Item[], samples: readonly Item[]) {
  const byName = new Map(samples.map((sample) => [itemName(sample), sample]));
  return items.filter((item) => {
    const sample = byName.get(itemName(item));
    return sample !== undefined && sameValues({ ...sample, id: item.id }, item);
  });
}
