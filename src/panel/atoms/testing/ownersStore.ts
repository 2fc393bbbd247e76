import { createStore } from 'jotai';

import { loadCatalogAtom } from '@/atoms/catalog';
import { catalog } from '@/domain/testing/examples';
import { noticeAtom } from '@/panel/atoms/notice/notice';
import { undoStepAtom } from '@/panel/atoms/notice/undoStep';
import { logInAtom } from '@/panel/atoms/session';
import { memoryShop } from '@/panel/data/testing/memoryShop';

export async function ownersStore(shop = memoryShop(catalog)) {
  const store = createStore();
  await store.set(loadCatalogAtom, shop);
  await store.set(logInAtom, 'yedekparca');
  return store;
}

/** Does nothing where the snackbar offers nothing to undo. */
export async function undoNewest(store: ReturnType<typeof createStore>): Promise<void> {
  const undoes = store.get(noticeAtom)?.undoes;
  if (undoes !== undefined) await store.set(undoStepAtom, undoes);
}
