import { expect, type Page } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { closePanel, openPanelOfNewShop, press, pressMore } from '../../helpers/owner/owner.ts';
import { expectAllSaved, fillShopWithPassword } from '../../helpers/owner/ownersBackend.ts';

test.use({ expectedProblems: /^Failed to load resource/ });

test.beforeEach(async ({ backend }) => {
  await fillShopWithPassword(backend);
  await backend.sql('delete from storage.objects');
});

/** A blue disc on a transparent ground, as a file. */
async function logoFile(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas');
    context.fillStyle = '#1b4f8f';
    context.arc(150, 150, 120, 0, 7);
    context.fill();
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('a new shop gets its name and logo in the panel, and shows them at once', async ({
    page,
    backend,
  }) => {
    await openPanelOfNewShop(page);
    const card = page.getByRole('region', { name: 'Mağazanızı kurun' });
    await press(card, 'Adı yaz');
    const name = page.getByLabel('Mağaza adı', { exact: true });
    await expect(name).toBeFocused();
    await name.fill('Yılmaz Oto');
    await page.getByLabel('Fotoğraf seç').setInputFiles(await logoFile(page));
    await expect(page.getByText('Görsel hazır.')).toBeVisible();
    await press(page, 'Güncelle');
    await expectAllSaved(page);
    const [row] = await backend.sql('select name, logo, saved_at from shop_info');
    expect(row).toMatchObject({ name: 'Yılmaz Oto', saved_at: expect.anything() });
    expect(row?.['logo']).toMatch(/\/pictures\/[\da-f]{64}\.png$/);
    const [stored] = await backend.sql('select count(*)::int from storage.objects');
    expect(stored).toEqual({ count: 8 });

    await page.goBack();
    await expect(page.getByRole('tab', { name: /^Ürünler/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Mağaza', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Yeni Ürün', exact: true })).toBeFocused();
    await expect(card).toHaveCount(0);

    await closePanel(page);
    const banner = page.getByRole('banner');
    await expect(banner.getByText('Yılmaz Oto')).toBeVisible();
    const logo = banner.locator('img');
    const width = async () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await page.reload();
    await expect(logo).toHaveAttribute('src', String(row?.['logo']));
    await expect.poll(width).toBeGreaterThan(0);
  });
});

test('of two devices that change the same fact the second is asked', async ({ page, backend }) => {
  await backend.sql("update shop_info set name = 'Yılmaz Oto', saved_at = now()");
  await openPanelOfNewShop(page);
  await pressMore(page, 'Mağaza');
  await press(page, 'Ana sayfanın sözleri');
  await page.getByLabel('Ana başlık', { exact: true }).fill('Benim başlığım');
  await backend.sql("update shop_info set headline = 'Öteki başlık'");
  await press(page, 'Güncelle');
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt değişmiş' });
  await expect(dialog).toContainText('Öteki başlık');
  await press(dialog, 'Benimkini kaydet');
  await expectAllSaved(page);
  await expect
    .poll(async () => backend.sql('select headline from shop_info'))
    .toEqual([{ headline: 'Benim başlığım' }]);
});
