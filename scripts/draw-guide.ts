/**
 * Takes the pictures of docs/kurulum.md: the owner's way from the login to a part in the shop, on a phone. Run it
 * (`npm run guide`) when the panel looks different.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { chromium, type Locator, type Page } from 'playwright';

import { startLocalBackend } from './backend/localBackend.ts';
import { buildShop } from './bench/buildFolder.ts';
import { serveFolder } from './bench/serveFolder.ts';
import { launchOptions } from './chromium/launchOptions.ts';

const PASSWORD = 'egzoz boru';
/** The new part is the sample of this name, which is taken out of the list before. */
const PART = 'Yağ, Hava ve Polen Filtresi Seti';
const root = path.resolve(import.meta.dirname, '..');
const browser = await chromium.launch(launchOptions);
const blank = await browser.newPage();

/** Height of the bars that stay at the window's upper edge, in px. */
const UPPER_EDGE = 120;

/** Saves the window with `place` at its upper edge. Playwright itself writes no WebP, so the browser draws it again. */
async function take(page: Page, name: string, place?: Locator): Promise<void> {
  await place?.evaluate((element, edge) => {
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - edge);
  }, UPPER_EDGE);
  // Nothing is drawn as under a mouse.
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => Array.from(document.images).every((image) => image.complete));
  const screenshot = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const webp = await blank.evaluate(async (png) => {
    const image = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${png}`)).blob(),
    );
    const { width, height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.65).replace(/^.*,/, '');
  }, screenshot);
  const picture = Buffer.from(webp, 'base64');
  await writeFile(path.join(root, 'docs/images', `owner-${name}.webp`), picture);
  console.log(`owner-${name}.webp`, picture.length);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function choose(page: Page, button: string, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, button);
  await (await chooser).setFiles(path.join(root, file));
}

async function logIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();
  await press(page, 'Site Yönetimi');
  await page.getByRole('textbox', { name: 'Şifre' }).fill(PASSWORD);
  await take(page, 'login');
  await press(page, 'Giriş Yap');
  await page.getByRole('button', { name: 'Yeni Ürün' }).waitFor();
  await take(page, 'panel');
}

async function addPart(page: Page): Promise<void> {
  await press(page, 'Yeni Ürün');
  const form = page.getByRole('form', { name: 'Yeni Ürün' });
  await form.getByLabel('Açıklama').fill('Periyodik bakım için üç filtre tek kutuda.');
  await form.getByLabel('Kategori').selectOption('Motor');
  await form.getByLabel('Marka').selectOption('MANN');
  await form.getByLabel('Fiyat (TL)', { exact: true }).fill('320,50');
  await form.getByLabel('Parça No').fill('C 30 005, HU 7020 z');
  await form.getByLabel('Ürün Adı').fill(PART);
  await take(page, 'form', form);
  await choose(page, 'Fotoğraf seç', 'public/images/products/filtre-seti.webp');
  const ready = form.getByText('Görsel hazır.');
  await ready.waitFor();
  await take(page, 'photograph', ready);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('button', { name: `Düzenle: ${PART}` }).waitFor();
  await page.getByText('Tüm değişiklikler kaydedildi').waitFor();
  await take(page, 'saved', page.getByRole('button', { name: 'Yeni Ürün' }));
  await page.getByText(/^Kaydedildi: /).waitFor({ state: 'hidden' });
}

async function prepareOpening(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Yayına hazırlık/ }).click();
  await page.getByRole('dialog', { name: 'Yayına hazırlık' }).waitFor();
  await take(page, 'readiness');
  await page.keyboard.press('Escape');
  await openOther(page, 'Mağazayı paylaş');
  await take(page, 'share');
  await page.keyboard.press('Escape');
}

async function openOther(page: Page, title: string): Promise<void> {
  await press(page, 'Diğer');
  await page.getByRole('menuitem', { name: title }).click();
  await page.getByRole('dialog', { name: title }).waitFor();
}

async function shareCatalog(page: Page): Promise<void> {
  await openOther(page, 'Kataloğu paylaş');
  await page.getByText('Instagram ve Facebook').waitFor();
  await take(page, 'catalog');
  await page.getByRole('button', { name: /^Fotoğrafı WebP olan/ }).click();
  const filter = page.getByRole('button', { name: 'Filtreyi kaldır' });
  await filter.waitFor();
  await take(page, 'catalog-left-out', filter);
  await filter.click();
}

async function checkList(page: Page): Promise<void> {
  await choose(page, 'Listeden ekle', 'docs/ornek-liste.xlsx');
  await page.getByRole('dialog', { name: 'Listeyi kontrol edin' }).waitFor();
  await take(page, 'list');
  await page.keyboard.press('Escape');
}

/** Two lists of one supplier. */
async function checkSuppliersLists(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await choose(page, 'Listeden ekle', 'tests/lists/tedarikci-kasim.xlsx');
  await dialog.getByLabel('Kategori (hepsine)').selectOption('Fren');
  await dialog.getByLabel('Fiyatlara ekle (%)').fill('25');
  await dialog.getByLabel('Yuvarla').selectOption('5 TL');
  await dialog.getByText('İlk satırlar').scrollIntoViewIfNeeded();
  await take(page, 'supplier');
  await dialog.getByRole('button', { name: 'Uygula' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await choose(page, 'Listeden ekle', 'tests/lists/tedarikci-aralik.xlsx');
  await dialog.getByText('Geçen seferki seçimlerle okundu').waitFor();
  await take(page, 'supplier-again');
  await page.keyboard.press('Escape');
}

async function showInShop(page: Page): Promise<void> {
  await press(page, 'Kapat');
  await take(page, 'shop', page.getByRole('article', { name: PART }));
}

const backend = await startLocalBackend();
await backend.sql('select public.seed_samples()');
await backend.sql('delete from products where name = $1', [PART]);
await backend.sql('select private.set_admin_password($1)', [PASSWORD]);
process.env['ADMIN_PASSWORD'] = PASSWORD;
process.env['SHOP_WEBSITE'] = 'https://yilmazoto.example/';
const site = await serveFolder(
  await buildShop('guide', { url: backend.url, key: backend.anonKey }),
);
const page = await browser.newPage({
  locale: 'tr-TR',
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
});
try {
  await logIn(page, site.url);
  await addPart(page);
  await prepareOpening(page);
  await shareCatalog(page);
  await checkList(page);
  await showInShop(page);
  await press(page, 'Site Yönetimi');
  await checkSuppliersLists(page);
} finally {
  await browser.close();
  site.stop();
  await backend.stop();
}
