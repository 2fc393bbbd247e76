import { createStore } from 'jotai';

import { loadCatalogAtom } from '@/atoms/catalog';
import { catalog } from '@/domain/testing/examples';
import { logInAtom } from '@/panel/atoms/session';
import { memoryShop } from '@/panel/data/testing/memoryShop';

export async function ownersStore(shop = memoryShop(catalog)) {
  const store = createStore();
  await store.set(loadCatalogAtom, shop);
  await store.set(logInAtom, 'yedekparca');
  return store;
}
