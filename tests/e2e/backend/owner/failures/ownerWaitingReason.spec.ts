import { expect } from '@playwright/test';

import { resetThrottle, setPassword } from '../../../../backend/support/owner.ts';
import { test } from '../../../backendFixtures.ts';
import { ADMIN_PASSWORD } from '../../../builds.ts';
import { openPanel } from '../../../helpers/owner/owner.ts';
import { addProduct } from '../../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  expectWaiting,
  FAILED_WRITES,
  failWrites,
  fillShopWithPassword,
} from '../../../helpers/owner/ownersBackend.ts';

test.use({ expectedProblems: FAILED_WRITES });

// Opens the shop several times, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ page, backend }) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
});

test('the state line asks for a new login after the password was changed', async ({
  page,
  backend,
}) => {
  await setPassword(backend, 'bambaşka bir parola');
  await addProduct(page, 'Parola bekleyen');
  await expectWaiting(page, 1);
  const line = page.getByRole('status').filter({ hasText: 'değişiklik' });
  await expect(line).toContainText('Şifre değişmiş, yeniden giriş yapın');
  await setPassword(backend, ADMIN_PASSWORD);
  await openPanel(page);
  await expectAllSaved(page);
  await expect(page.getByText('Şifre değişmiş')).toHaveCount(0);
});

test('the state line says that changes are sent later while passwords are not checked', async ({
  page,
  backend,
}) => {
  await backend.sql(
    "select setval('private.wrong_passwords', extract(epoch from now())::bigint * 1000 + 10)",
  );
  await addProduct(page, 'Bekleyen');
  await expectWaiting(page, 1);
  await expect(page.getByText('Çok sayıda yanlış şifre denenmiş')).toBeVisible();
  await resetThrottle(backend);
});

test('the state line says that the database cannot be reached', async ({ page, backend }) => {
  backend.injectFaults(failWrites('drop'));
  await addProduct(page, 'Bekleyen');
  await expectWaiting(page, 1);
  const line = page.getByText(
    'Sitenin kayıtlarına ulaşılamıyor, internet bağlantınızı kontrol edin',
  );
  await expect(line).toBeVisible();
  backend.injectFaults(() => undefined);
  await expectAllSaved(page);
  await expect(line).toHaveCount(0);
});
