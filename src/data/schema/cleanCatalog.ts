import type { Catalog } from '@/domain/catalog';

import { brandTable, contactTable, productTable, slideTable } from './tables';

/** Repaired as on loading, and without the dates of the rows: a restored row gets one of its own. */
export function cleanCatalog({ products, brands, slides, contact }: Catalog): Catalog {
  return {
    products: productTable.parse(products).map(withoutDate),
    brands: brandTable.parse(brands).map(withoutDate),
    slides: slideTable.parse(slides).map(withoutDate),
    contact: contactTable.parse(contact),
  };
}

function withoutDate<Item extends { createdAt?: string }>(item: Item) {
  const { createdAt: _, ...values } = item;
  return values;
}
