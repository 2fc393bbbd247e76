import type { Catalog } from '@/domain/catalog';

import { brandTable, contactTable, productTable, shopTable, slideTable } from './tables';

/** Repaired as on loading, and without the dates of the rows: a restored row gets one of its own. */
export function cleanCatalog({ products, brands, slides, contact, shop }: Catalog): Catalog {
  return {
    products: productTable.parse(products).map(withoutDate),
    brands: brandTable.parse(brands).map(withoutDate),
    slides: slideTable.parse(slides).map(withoutDate),
    contact: contactTable.parse(contact),
    shop: withoutDate(shopTable.parse(shop)),
  };
}

function withoutDate<Item extends { createdAt?: string; savedAt?: string }>(item: Item) {
  const { createdAt: _, savedAt: __, ...values } = item;
  return values;
}
