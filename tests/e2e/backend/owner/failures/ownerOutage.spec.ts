import { expect } from '@playwright/test';

import { setPassword } from '../../../../backend/support/owner.ts';
import { test } from '../../../backendFixtures.ts';
import { ADMIN_PASSWORD } from '../../../builds.ts';
import { openPanel, openRunningStorefront, press, tabOf } from '../../../helpers/owner/owner.ts';
import { addProduct, editItem } from '../../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  expectWaiting,
  FAILED_WRITES,
  FIRST_PRODUCTS,
  fillShopWithPassword,
  storedProducts,
  failWrites,
} from '../../../helpers/owner/ownersBackend.ts';

test.use({ expectedProblems: FAILED_WRITES });
// Opens the shop several times, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ page, backend }) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
});

test('changes wait while the server is down, survive a reload and are sent after the next login', async ({
  page,
  backend,
}) => {
  backend.injectFaults(failWrites({ status: 503, body: { message: 'Down' } }));
  await addProduct(page, 'Bekleyen');
  await expectWaiting(page, 1);
  await editItem(page, 'Parça 1', { 'Fiyat (TL)': '11' });
  await press(page, 'Sil: Parça 2');
  await expectWaiting(page, 3);
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();

  await openRunningStorefront(page);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').first()).toContainText('Bekleyen');
  expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);

  backend.injectFaults(() => undefined);
  await openPanel(page);
  await expectAllSaved(page);
  expect(await storedProducts(backend)).toEqual(['Bekleyen: 1234.5', 'Parça 1: 11', 'Parça 3: 3']);
  await openRunningStorefront(page);
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('the state line says why changes wait: no connection, a refusal, another password', async ({
  page,
  context,
  backend,
}) => {
  await test.step('they are sent by themselves when there is a connection again', async () => {
    backend.injectFaults(failWrites('drop'));
    await addProduct(page, 'Bekleyen');
    await expectWaiting(page, 1);
    const line = page.getByText('Sitenin kayıtlarına ulaşılamıyor, internet bağlantınızı kontrol');
    await expect(line).toBeVisible();
    backend.injectFaults(() => undefined);
    await expectAllSaved(page);
    await expect(line).toHaveCount(0);
    expect(await storedProducts(backend)).toEqual(['Bekleyen: 1234.5', ...FIRST_PRODUCTS]);
  });

  await test.step('a refused change stays on screen and does not block the next one', async () => {
    const refusal = { status: 400, body: { code: '23514', message: 'violates a check' } };
    backend.injectFaults(failWrites(refusal, 'Kabul edilmeyen'));
    await addProduct(page, 'Kabul edilmeyen');
    const line = page.getByText('1 değişiklik kabul edilmedi', { exact: true });
    await expect(line).toBeVisible();
    await addProduct(page, 'Sonraki');
    await expect.poll(async () => storedProducts(backend)).toContain('Sonraki: 1234.5');
    await expect(line).toBeVisible();
    await press(page, 'Sil: Kabul edilmeyen');
    await expectAllSaved(page);
  });

  await test.step('a changed password asks for a new login, also in the tab after this one', async () => {
    await setPassword(backend, 'bambaşka bir parola');
    await addProduct(page, 'Parola bekleyen');
    await expectWaiting(page, 1);
    const line = page.getByRole('status').filter({ hasText: 'değişiklik' });
    await expect(line).toContainText('Şifre değişmiş, yeniden giriş yapın');
    expect(await storedProducts(backend)).not.toContain('Parola bekleyen: 1234.5');
    await setPassword(backend, ADMIN_PASSWORD);

    const next = await context.newPage();
    await page.close();
    await openPanel(next);
    await expectAllSaved(next);
    expect(await storedProducts(backend)).toContain('Parola bekleyen: 1234.5');
    await expect(next.getByText('Şifre değişmiş')).toHaveCount(0);
  });
});
