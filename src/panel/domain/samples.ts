import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import type { Product } from '@/domain/product';
import { sameValues } from '@/domain/records';

import { itemName } from './lists';

/** The samples that the owner has left as they were. A brand of one of his own products is not among them. */
export function samplesIn(catalog: Catalog, samples: Catalog) {
  const products = asIn(catalog.products, samples.products);
  const isOwn = (product: Product) => !products.includes(product);
  const brands = asIn(catalog.brands, samples.brands).filter(
    ({ name }) => !catalog.products.some((product) => product.brand === name && isOwn(product)),
  );
  return { products, brands, slides: asIn(catalog.slides, samples.slides) };
}

function asIn<Item extends ItemOf<ListName>>(items: readonly Item[], samples: readonly Item[]) {
  const byName = new Map(samples.map((sample) => [itemName(sample), sample]));
  return items.filter((item) => {
    const sample = byName.get(itemName(item));
    return sample !== undefined && sameValues({ ...sample, id: item.id }, item);
  });
}
