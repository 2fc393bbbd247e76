import { expect, test } from 'vitest';

import { catalog, product } from '@/domain/testing/examples';
import { decideConflictAtom } from '@/panel/atoms/session';
import { ownersStore } from '@/panel/atoms/testing/ownersStore';
import { memoryShop } from '@/panel/data/testing/memoryShop';

import { noticeAtom, showNoticeAtom } from './notice';

test('no notice stands under an open question', async () => {
  const conflict = { id: '1', table: 'products', mine: product, theirs: undefined } as const;
  const store = await ownersStore(memoryShop(catalog, { state: { conflicts: [conflict] } }));
  store.set(showNoticeAtom, { words: 'Kaydedildi: Far' });
  expect(store.get(noticeAtom)).toBeUndefined();
  store.set(decideConflictAtom, 'mine');
  expect(store.get(noticeAtom)?.words).toBe('Kaydedildi: Far');
});
