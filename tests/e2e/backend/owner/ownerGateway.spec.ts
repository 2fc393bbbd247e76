import { expect, type Page } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { chooseFile, downloadFrom } from '../../helpers/owner/files.ts';
import {
  expectPanel,
  logIn,
  openLogin,
  openPanel,
  openRunningStorefront,
  press,
  pressMore,
} from '../../helpers/owner/owner.ts';
import { saveItem } from '../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  FAILED_WRITES,
  fillShopWithPassword,
} from '../../helpers/owner/ownersBackend.ts';

const LIST = 'Ürün Adı;Marka;Fiyat\nParça 1;BOSCH;99';

test.use({
  expectedProblems: new RegExp(
    `${FAILED_WRITES.source}|could not be (read|loaded|replaced)|change_products has failed 402`,
  ),
});

async function expectRefusal(page: Page, dialog: string, button: string): Promise<void> {
  const window = page.getByRole('dialog', { name: dialog });
  await press(window, button);
  await expect(window.getByRole('alert').filter({ hasText: 'durdurulmuş' })).toContainText(
    'Hiçbir şey değiştirilmedi; nedeni Supabase panelinde yazar.',
  );
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
}

test('a restricted project is named at a list, a restore and a save, and keeps nobody out', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
  const { text: backup } = await downloadFrom(page, 'Yedek al', pressMore);
  backend.injectFaults(() => ({ status: 402, body: { message: 'exceed_egress_quota' } }));

  await chooseFile(page, 'Listeden ekle', 'liste.csv', LIST);
  await expectRefusal(page, 'Listeyi kontrol edin', 'Uygula');
  const changed = backup.replace('Parça 3', 'Parça 33');
  await chooseFile(page, 'Yedekten yükle', 'yedek.json', changed, pressMore);
  await expectRefusal(page, 'Yedekten yükle', 'Yedeği yükle');
  await saveItem(page, 'Düzenle: Parça 2', { 'Fiyat (TL)': '222' });
  await expect(
    page.getByText(/^1 değişiklik gönderilmeyi bekliyor · Veritabanının hizmeti durdurulmuş/),
  ).toBeVisible();

  await openRunningStorefront(page);
  await expect(page.getByRole('article', { name: 'Parça 3', exact: true })).toContainText('3 TL');
  await openLogin(page);
  await logIn(page);
  await expectPanel(page);
  backend.injectFaults(() => undefined);
  await expectAllSaved(page);
});
