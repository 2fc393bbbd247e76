import { expect, type Locator, type Page } from '@playwright/test';

import type { SeenRequest } from '../../../../../scripts/backend/gateway/requests.ts';
import { contentOf } from '../../../../backend/support/tables.ts';
import { test } from '../../../backendFixtures.ts';
import { beginMarking, markAll, markBar, raisePrices } from '../../../helpers/owner/bulk.ts';
import { chooseList, listDialog } from '../../../helpers/owner/lists.ts';
import { openPanel, press, tabOf } from '../../../helpers/owner/owner.ts';
import {
  expectAllSaved,
  fillShopWithPassword,
  FIRST_PRODUCTS,
  storedProducts,
} from '../../../helpers/owner/ownersBackend.ts';

test.use({
  expectedProblems:
    /^Failed to load resource|The (state of the )?catalogue could not be (read|replaced)/,
});

// Each step waits for answers that do not come.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(async ({ page, backend }) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
});

type Backend = Parameters<typeof storedProducts>[0] & {
  injectFaults: (hook: (request: SeenRequest) => 'lose answer' | undefined) => void;
};

/** From the first request to `path` on, the database carries out what it is asked, and no answer arrives. */
function cutConnectionAt({ injectFaults }: Backend, path: string): void {
  let isCut = false;
  injectFaults((request) => {
    isCut ||= request.path.startsWith(path);
    return isCut ? 'lose answer' : undefined;
  });
}

/** The connection is lost before the write, then right after it. Each time the panel says what has become of it. */
async function applyOverBadConnection(
  dialog: Locator,
  backend: Backend,
  expected: readonly string[],
): Promise<void> {
  for (const step of ['/rpc/catalog_state', '/products']) {
    cutConnectionAt(backend, step);
    await press(dialog, 'Uygula');
    await expect(dialog.getByRole('alert')).toContainText('Hiçbir şey değiştirilmedi');
    expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);
    backend.injectFaults(() => undefined);
  }
  cutConnectionAt(backend, '/rpc/replace_catalog');
  await press(dialog, 'Uygula');
  await expect(dialog.getByRole('alert')).toContainText('yapılmışsa ikinci kez yapılmaz');
  expect(await storedProducts(backend)).toEqual(expected);
  backend.injectFaults(() => undefined);
}

async function expectShownAsStored(page: Page, backend: Backend): Promise<void> {
  await expectAllSaved(page);
  const stored = await storedProducts(backend);
  await expect(tabOf(page, `Ürünler (${stored.length})`)).toBeVisible();
}

test('prices that are raised over a bad connection are raised once', async ({ page, backend }) => {
  await beginMarking(page);
  await markAll(page);
  const doubled = ['Parça 1: 2', 'Parça 2: 4', 'Parça 3: 6'];
  const dialog = await raisePrices(page, '100');
  await applyOverBadConnection(dialog, backend, doubled);

  const before = await contentOf(backend);
  await press(dialog, 'Uygula');
  await expect(markBar(page).getByRole('status')).toHaveText('3 ürünün fiyatı değişti');
  expect(await contentOf(backend)).toBe(before);
  await expectShownAsStored(page, backend);

  cutConnectionAt(backend, '/rpc/replace_catalog');
  await press(markBar(page), 'Geri al');
  await expect(markBar(page).getByRole('alert')).toContainText('yapılmışsa ikinci kez yapılmaz');
  backend.injectFaults(() => undefined);
  await press(markBar(page), 'Geri al');
  await expect(markBar(page).getByRole('status')).toHaveText('Geri alındı, ürünler eskisi gibi');
  expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);
});

test('a list that is applied over a bad connection is applied once', async ({ page, backend }) => {
  const sheet = 'Ürün Adı;Marka;Kategori;Fiyat\r\nYeni A;BOSCH;Motor;7\r\nYeni B;VALEO;Fren;8';
  await chooseList(page, 'parcalar.csv', sheet);
  const dialog = listDialog(page);
  const applied = [...FIRST_PRODUCTS, 'Yeni A: 7', 'Yeni B: 8'];
  await applyOverBadConnection(dialog, backend, applied);

  const before = await contentOf(backend);
  await press(dialog, 'Uygula');
  await press(dialog, 'Tamam');
  expect(await contentOf(backend)).toBe(before);
  await expectShownAsStored(page, backend);
});
