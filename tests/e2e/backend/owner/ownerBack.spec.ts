import { expect, type Locator, type Page } from '@playwright/test';

import { insertProducts } from '../../../backend/support/tables.ts';
import { test } from '../../backendFixtures.ts';
import { field, formOf, openPanel, press, tabOf } from '../../helpers/owner/owner.ts';
import { fillShopWithPassword } from '../../helpers/owner/ownersBackend.ts';
import { photograph } from '../../helpers/owner/photographs.ts';

const LIST = 'Ürün Adı;Marka;Kategori;Fiyat;Açıklama\nParça 1;VALEO;Motor;7;Kısa\n';

/** What is found by its role alone; the list, the backup, the photographs and `Göster` are opened by name. */
const FOUND = [
  'Diğer',
  'Fiyatları değiştir',
  'Kataloğu paylaş',
  'Kategoriyi değiştir',
  'Stok durumunu değiştir',
  'Sırala',
  'Taslaklar (1)',
  'Ürünleri sil',
  'İndirim yap',
];

test.beforeEach(async ({ page, backend }) => {
  await fillShopWithPassword(backend);
  await backend.sql(`delete from products; ${insertProducts(40)}`);
  await openPanel(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('Back closes what is on top and nothing else, and then the panel', async ({ page }) => {
    const found = await walk(page, () => page.goBack());
    expect(found).toEqual(expect.arrayContaining(FOUND));
    await expectPanelIs(page, 1);
    await page.goBack();
    await expectPanelIs(page, 0);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
});

test('Escape closes what is on top and nothing else', async ({ page }) => {
  const found = await walk(page, () => page.keyboard.press('Escape'));
  expect(found).toEqual(expect.arrayContaining(FOUND));
  await page.keyboard.press('Escape');
  await expectPanelIs(page, 1);
});

async function expectPanelIs(page: Page, count: number) {
  await expect(page.getByRole('heading', { name: 'Site Yönetimi' })).toHaveCount(count);
}

/** A list scrolls back to its place in two frames after its form is gone. */
async function waitForFrames(page: Page) {
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((done) => requestAnimationFrame(done));
  });
}

/** Entries of a menu that make a file or ask for one. All others open a dialog. */
const NO_DIALOG = new Set(['Yedek al', 'Yedekten yükle']);

/** What is as before when a layer has closed. */
async function stateOf(page: Page) {
  return page.evaluate(() => ({
    scroll: Math.round(window.scrollY),
    focus: document.activeElement?.ariaLabel ?? document.activeElement?.textContent,
    filter: [...document.querySelectorAll<HTMLInputElement>('main [type=search]')].map(
      ({ value }) => value,
    ),
    marks: document.querySelectorAll('input:checked').length,
    forms: document.querySelectorAll('form').length,
  }));
}

/**
 * Opens whatever the panel opens over a screen, and closes it by `close`. What a button with `aria-haspopup` or an entry of
 * its menu opens is found by role, so that nothing new is forgotten. Returns their names.
 */
async function walk(page: Page, close: () => Promise<unknown>): Promise<string[]> {
  const layers = page.locator('[role=dialog], [role=menu]');
  const found = new Set<string>();
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });

  /** `isOpen` is drawn by a press on `opener`, and gone when it is closed, with everything else as before. */
  async function openAndClose(opener: Locator, isOpen: Locator, inside?: () => Promise<void>) {
    await waitForFrames(page);
    await opener.focus();
    const before = await stateOf(page);
    await opener.click();
    await expect(isOpen).toBeVisible();
    await inside?.();
    await close();
    await expect(isOpen).toHaveCount(0);
    await expect.poll(async () => stateOf(page)).toEqual(before);
  }

  async function noteDialog() {
    found.add((await layers.getByRole('heading').first().textContent()) ?? '');
  }

  async function openFound() {
    for (const opener of await page.locator('button[aria-haspopup]:visible').all()) {
      if ((await opener.getAttribute('aria-haspopup')) === 'menu') await openMenu(opener);
      else await openAndClose(opener, layers, noteDialog);
    }
  }

  async function openMenu(opener: Locator) {
    const entries: string[] = [];
    await openAndClose(opener, layers, async () => {
      found.add((await layers.getAttribute('aria-label')) ?? '');
      entries.push(...(await layers.getByRole('menuitem').allTextContents()));
    });
    // `Mağaza` takes a form's place: ownerShop.spec.ts closes it by Back.
    for (const entry of entries.filter((name) => name !== 'Mağaza')) {
      await opener.click();
      await layers.getByRole('menuitem', { name: entry, exact: true }).click();
      await expect(page.getByRole('menu')).toHaveCount(0);
      if (NO_DIALOG.has(entry)) continue;
      await expect(layers).not.toHaveCount(0);
      await noteDialog();
      await close();
      await expect(layers).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  }

  async function closeDialog(name: string | RegExp) {
    await page.getByRole('dialog', { name }).waitFor();
    await close();
    await expect(layers).toHaveCount(0);
  }

  const newForm = formOf(page, 'Yeni Ürün');
  await press(page, 'Yeni Ürün');
  await newForm.getByLabel('Fotoğraflardan toplu ekle').setInputFiles(await photograph(page, 300));
  await closeDialog(/^Taslaklar/);
  await openFound();
  await newForm.getByRole('heading').focus();
  await close();
  await expect(newForm).toHaveCount(0);

  await field(page.locator('main'), 'Ürünlerde ara').fill('Parça');
  await openFound();
  await openAndClose(button('Yeni Ürün'), newForm);
  await openAndClose(button('Düzenle: Parça 20'), formOf(page, 'Düzenle: Parça 20'));
  await openAndClose(
    button(/^Fiyatı değiştir: Parça 30,/),
    page.getByRole('textbox', { name: 'Fiyat: Parça 30' }),
  );
  const marking = page.getByRole('region', { name: 'Seçilen ürünler' });
  await openAndClose(button('Seç'), marking, async () => {
    await page.getByRole('checkbox', { name: 'Seç: Parça 20', exact: true }).check();
    await openFound();
  });

  const list = { name: 'liste.csv', mimeType: '', buffer: Buffer.from(LIST) };
  await page.locator('input[aria-label="Listeden ekle"]').setInputFiles(list);
  await closeDialog('Listeyi kontrol edin');
  const backup = { name: 'yedek.json', mimeType: '', buffer: Buffer.from('{}') };
  await page.locator('input[aria-label="Yedek dosyası"]').setInputFiles(backup);
  await closeDialog(/yedek/i);
  await press(page, 'Düzenle: Parça 20');
  await press(page, 'Kaydet');
  await press(page, 'Göster');
  await closeDialog('Mağazadaki görünüşü');
  await expect(button('Düzenle: Parça 20')).toBeFocused();

  for (const [tab, add, item] of [
    ['Markalar (2)', 'Yeni Marka', 'VALEO'],
    ['Slider (1)', 'Yeni Slide', 'Kış Bakımı'],
  ] as const) {
    await tabOf(page, tab).click();
    await openAndClose(button(add), formOf(page, add));
    await openAndClose(button(`Düzenle: ${item}`), formOf(page, `Düzenle: ${item}`));
  }
  return [...found];
}
