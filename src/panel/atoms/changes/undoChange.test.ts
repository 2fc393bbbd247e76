import { expect, test } from 'vitest';

import type { Catalog } from '@/domain/catalog';
import { pickFields } from '@/domain/records';
import { brand, catalog, product, slide } from '@/domain/testing/examples';
import { changeProductAtom, itemActions, saveContactAtom } from '@/panel/atoms/catalogActions';
import { replaceCatalogAtom } from '@/panel/atoms/files/backup';
import { catalogAtom } from '@/panel/atoms/lists';
import { noticeAtom } from '@/panel/atoms/notice/notice';
import { undoNoticeAtom } from '@/panel/atoms/notice/undoNotice';
import { rowFocusAtom, setRowFocusAtom } from '@/panel/atoms/rowFocus';
import { ownersStore } from '@/panel/atoms/testing/ownersStore';
import { bulkFailures } from '@/panel/content/bulk';
import { changeWords } from '@/panel/content/changes';
import { memoryShop } from '@/panel/data/testing/memoryShop';

import { changeLogAtom } from './changeLog';
import { undoChangeAtom } from './undoChange';

const shop: Catalog = { ...catalog, slides: [slide] };
const valeo = { name: 'VALEO', logo: 'valeo.svg' };
const phone = { phone: '0533 111 22 33' };

type Store = Awaited<ReturnType<typeof ownersStore>>;

async function undo(store: Store, index = 0): Promise<void> {
  const change = store.get(changeLogAtom)[index];
  if (change === undefined) throw new Error('It is logged');
  expect(await store.set(undoChangeAtom, change)).toBeUndefined();
}

test.each<[string, (store: Store) => unknown]>([
  ['“Sol Ön Far” değişti: Fiyat', (store) => store.set(changeProductAtom, 1, { price: 99 })],
  ['“VALEO” eklendi', (store) => store.set(itemActions.brands.add, valeo)],
  ['“HELLA” silindi', (store) => store.set(itemActions.brands.remove, brand.id)],
  ['“Sol Ön Far” silindi', (store) => store.set(itemActions.products.remove, product.id)],
  ['“Yaz” değişti: Başlık', (store) => store.set(itemActions.slides.update, 2, { title: 'Yaz' })],
  ['İletişim bilgileri değişti: Telefon', (store) => store.set(saveContactAtom, phone)],
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
])('%s: is undone, done again and undone', async (words, change) => {
  const store = await ownersStore(memoryShop(shop));
  await change(store);
  const changed = withoutIds(store.get(catalogAtom));
  expect(changed).not.toEqual(withoutIds(shop));
  for (const expected of [withoutIds(shop), changed, withoutIds(shop)]) {
    expect(store.get(changeLogAtom)).toMatchObject([{ words }]);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    await undo(store);
    expect(withoutIds(store.get(catalogAtom))).toEqual(expected);
  }
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

test('the last 50 changes can be undone, in any order', async () => {
  const store = await ownersStore(memoryShop(shop));
  for (const price of Array.from({ length: 50 }, (_, at) => at)) {
    store.set(changeProductAtom, 1, { price });
  }
  store.set(itemActions.products.remove, product.id);
  expect(store.get(changeLogAtom)).toHaveLength(50);
  store.set(itemActions.brands.remove, brand.id);
  await undo(store, 1);
  await undo(store, 2);
  expect(store.get(catalogAtom).products).toMatchObject([{ id: 1, price: 48 }]);
});

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
  const contact = { ...shop.contact, ...phone };
  await store.set(replaceCatalogAtom, { ...shop, products: cheap, contact });
  store.set(saveContactAtom, { phone: '0544 000 00 00' });
  await undo(store, 1);
  expect(store.get(catalogAtom).products).toEqual([dearer, product]);
  expect(store.get(catalogAtom).contact.phone).toBe('0544 000 00 00');
  const left = ['Ayna', 'İletişim bilgileri'];
  expect(store.get(changeLogAtom)[0]).toMatchObject({ isUndone: true, left });
  expect(store.get(noticeAtom)?.note).toBe(changeWords.left(left));
});

test('where all of it was changed since, nothing is undone, and the list says so', async () => {
  const store = await ownersStore(memoryShop(shop));
  store.set(itemActions.brands.add, valeo);
  const { id } = store.get(catalogAtom).brands[0] ?? brand;
  store.set(itemActions.brands.update, id, { name: 'Valeo' });
  await undo(store, 1);
  expect(store.get(changeLogAtom)).toMatchObject([
    { words: '“Valeo” değişti: Marka Adı' },
    { words: '“VALEO” eklendi', left: ['VALEO'] },
  ]);
  expect(store.get(noticeAtom)).toEqual({ words: changeWords.left(['VALEO']) });
});

test('a failed undo changes nothing', async () => {
  const store = await ownersStore(memoryShop(shop, { changeFailure: 'unreachable' }));
  store.set(changeProductAtom, 1, { price: 99 });
  const [change] = store.get(changeLogAtom);
  if (change === undefined) throw new Error('It is logged');
  expect(await store.set(undoChangeAtom, change)).toBe('unreachable');
  expect(store.get(changeLogAtom)).toEqual([change]);
});

test('the newest step is offered, whatever it is', async () => {
  const store = await ownersStore(memoryShop(shop));
  store.set(itemActions.brands.remove, brand.id);
  expect(store.get(noticeAtom)).toMatchObject({ words: '“HELLA” silindi', undoes: 1 });
  store.set(changeProductAtom, 1, { price: 99 });
  const newest = { words: '“Sol Ön Far” değişti: Fiyat', undoes: 2 };
  expect(store.get(noticeAtom)).toMatchObject(newest);
  await store.set(undoNoticeAtom, 2);
  const undone = { words: `${newest.words} (geri alındı)`, undoes: undefined };
  expect(store.get(noticeAtom)).toMatchObject(undone);
  expect(store.get(catalogAtom).products).toEqual(shop.products);
});

test('a failed undo is said, and offered again', async () => {
  const store = await ownersStore(memoryShop(shop, { changeFailure: 'unreachable' }));
  store.set(changeProductAtom, 1, { price: 99 });
  await store.set(undoNoticeAtom, 1);
  expect(store.get(noticeAtom)).toEqual({ words: bulkFailures.unreachable, undoes: 1 });
});

test('the row that an undo brings back gets the focus in its own tab only', async () => {
  const store = await ownersStore(memoryShop(shop));
  store.set(itemActions.products.remove, product.id);
  await store.set(undoNoticeAtom, 1);
  expect(store.get(rowFocusAtom)).toMatchObject({ item: { name: product.name }, on: 'edit' });
  store.set(setRowFocusAtom, null);
  store.set(itemActions.brands.remove, brand.id);
  await store.set(undoNoticeAtom, 2);
  expect(store.get(rowFocusAtom)).toBeNull();
});
