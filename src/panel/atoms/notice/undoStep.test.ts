import { describe, expect, test, vi } from 'vitest';

import type { Catalog } from '@/domain/catalog';
import { pickFields } from '@/domain/records';
import { brand, catalog, product, slide } from '@/domain/testing/examples';
import { changeProductAtom, itemActions, saveRecordAtom } from '@/panel/atoms/catalogActions';
import { replaceCatalogAtom } from '@/panel/atoms/files/backup';
import { catalogAtom } from '@/panel/atoms/lists';
import { rowFocusAtom, setRowFocusAtom } from '@/panel/atoms/openForm';
import { ownersStore, undoNewest } from '@/panel/atoms/testing/ownersStore';
import { bulkFailures } from '@/panel/content/bulk';
import { changeWords } from '@/panel/content/changes';
import type { OwnerHistory } from '@/panel/data/OwnerRepository';
import { memoryShop } from '@/panel/data/testing/memoryShop';

import { noticeAtom } from './notice';

const shop: Catalog = { ...catalog, slides: [slide] };
const valeo = { name: 'VALEO', logo: 'valeo.svg' };
const phone = { phone: '0533 111 22 33' };

type Store = Awaited<ReturnType<typeof ownersStore>>;

test.each<[string, (store: Store) => unknown]>([
  ['“Sol Ön Far” değişti: Fiyat', (store) => store.set(changeProductAtom, 1, { price: 99 })],
  ['“VALEO” eklendi', (store) => store.set(itemActions.brands.add, valeo)],
  ['“HELLA” silindi', (store) => store.set(itemActions.brands.remove, brand.id)],
  ['“Sol Ön Far” silindi', (store) => store.set(itemActions.products.remove, product.id)],
  [
    '“FORVIA” markasının adı değişti, 1 ürünle',
    (store) => store.set(itemActions.brands.update, brand.id, { name: 'FORVIA' }),
  ],
  ['“Yaz” değişti: Başlık', (store) => store.set(itemActions.slides.update, 2, { title: 'Yaz' })],
  ['İletişim bilgileri değişti: Telefon', (store) => store.set(saveRecordAtom, 'contact', phone)],
  [
    'Yedek yüklendi',
    (store) =>
      store.set(replaceCatalogAtom, {
        ...shop,
        products: [{ ...product, id: 40, price: 5 }],
        brands: [{ id: 41, ...valeo }],
        contact: { ...shop.contact, ...phone },
      }),
  ],
])('%s: is undone by the values of before', async (words, change) => {
  const store = await ownersStore(memoryShop(shop));
  await change(store);
  expect(withoutIds(store.get(catalogAtom))).not.toEqual(withoutIds(shop));
  expect(store.get(noticeAtom)).toMatchObject({ words });
  await undoNewest(store);
  expect(withoutIds(store.get(catalogAtom))).toEqual(withoutIds(shop));
});

/** A row that comes back may have another id. */
function withoutIds({ contact, ...lists }: Catalog): unknown {
  const texts = Object.values(lists)
    .flat()
    .map((item) =>
      JSON.stringify(
        pickFields(
          item,
          Object.keys(item)
            .toSorted()
            .filter((name) => name !== 'id'),
        ),
      ),
    );
  return [contact, texts.toSorted()];
}

test('what somebody else has changed since is left and named; the rest is undone', async () => {
  const other = { ...product, id: 2, name: 'Ayna' };
  const dearer = { ...other, price: 7 };
  const products = [other, product];
  const options = { changedElsewhere: [dearer] };
  const store = await ownersStore(memoryShop({ ...shop, products }, options));
  const cheap = [
    { ...other, price: 5 },
    { ...product, price: 5 },
  ];
  await store.set(replaceCatalogAtom, { ...shop, products: cheap });
  await undoNewest(store);
  expect(store.get(catalogAtom).products).toEqual([dearer, product]);
  expect(store.get(noticeAtom)).toEqual({
    words: 'Yedek yüklendi (geri alındı)',
    note: changeWords.left(['Ayna']),
  });
});

test('where all of it was changed since, nothing is undone, and the snackbar says so', async () => {
  const options = { changedElsewhere: [{ ...product, price: 7 }] };
  const store = await ownersStore(memoryShop(shop, options));
  store.set(changeProductAtom, 1, { price: 99 });
  await undoNewest(store);
  expect(store.get(noticeAtom)).toEqual({ words: changeWords.left([product.name]) });
});

async function deleteWith(answer: Awaited<ReturnType<OwnerHistory['undo']>>) {
  const undo = vi.fn<OwnerHistory['undo']>(async () => answer);
  const store = await ownersStore(memoryShop(shop, { history: { undo } }));
  store.set(itemActions.products.remove, product.id);
  await undoNewest(store);
  expect(undo).toHaveBeenCalledExactlyOnceWith({ step: 'step 1' });
  return store;
}

describe('where the database remembers the step', () => {
  test('it is undone there, and the page writes nothing itself', async () => {
    const store = await deleteWith([]);
    expect(store.get(catalogAtom).products).toEqual([]);
    expect(store.get(noticeAtom)?.words).toBe('“Sol Ön Far” silindi (geri alındı)');
  });

  test.each(['unknown', 'unreachable'] as const)(
    'it is undone by its values, where the database has not undone it: %s',
    async (failure) => {
      const store = await deleteWith(failure);
      expect(store.get(catalogAtom).products).toEqual(shop.products);
    },
  );

  test('it is left where the database may have undone it', async () => {
    const store = await deleteWith('unanswered');
    expect(store.get(catalogAtom).products).toEqual([]);
    expect(store.get(noticeAtom)?.words).toBe(bulkFailures.unanswered);
  });
});

test('a failed undo is said, and offered again', async () => {
  const store = await ownersStore(memoryShop(shop, { changeFailure: 'unreachable' }));
  store.set(changeProductAtom, 1, { price: 99 });
  const undoes = store.get(noticeAtom)?.undoes;
  await undoNewest(store);
  expect(store.get(noticeAtom)).toEqual({ words: bulkFailures.unreachable, undoes });
  expect(store.get(catalogAtom).products).toMatchObject([{ price: 99 }]);
});

test('the row that an undo brings back gets the focus in its own tab only', async () => {
  const store = await ownersStore(memoryShop(shop));
  store.set(itemActions.products.remove, product.id);
  await undoNewest(store);
  expect(store.get(rowFocusAtom)).toMatchObject({ item: { name: product.name }, on: 'edit' });
  store.set(setRowFocusAtom, null);
  store.set(itemActions.brands.remove, brand.id);
  await undoNewest(store);
  expect(store.get(rowFocusAtom)).toBeNull();
});
