import { loadCatalogAtom } from '@/atoms/catalog';
import { sampleCatalog } from '@/data/schema/samples';
import type { Brand } from '@/domain/brand';
import type { Catalog } from '@/domain/catalog';
import type { Product } from '@/domain/product';
import type { Slide } from '@/domain/slide';
import { logInAtom } from '@/panel/atoms/session';
import type { memoryShop } from '@/panel/data/testing/memoryShop';

import { longName } from '../../fixtures/catalog';
import { type Network, repositoryOn } from '../../fixtures/repositories/network';

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('The samples hold at least one of each');
  return item;
}

export const catalog: Catalog = sampleCatalog;
export const product: Product = first(sampleCatalog.products);
export const brand: Brand = first(sampleCatalog.brands);
export const slide: Slide = first(sampleCatalog.slides);
export const { contact } = sampleCatalog;

export const longText = longName;

/** A local address that nothing answers. */
export const brokenPicture = 'images/boyle-bir-resim-yok.svg';

export function manyProducts(count: number): Product[] {
  return Array.from({ length: count }, (_, index) => ({
    ...(catalog.products[index % catalog.products.length] ?? product),
    id: count - index,
    name: `Yedek parça ${count - index}`,
  }));
}

type Options = Parameters<typeof memoryShop>[1];

/** For `parameters.atoms`: a shop whose owner has not logged in. Follows the toolbar's network. */
export function loggedOutAtoms(shown: Catalog = catalog, options: Options = {}) {
  return [(network: Network) => [loadCatalogAtom, repositoryOn(network, shown, options)]];
}

/** For `parameters.atoms`: a shop whose owner has logged in. */
export function loggedInAtoms(shown: Catalog = catalog, options: Options = {}) {
  return [...loggedOutAtoms(shown, options), [logInAtom, 'yedekparca']];
}

/** The story opens at phone width: `globals: phone`. */
export const phone = { viewport: { value: 'phone', isRotated: false } } as const;
