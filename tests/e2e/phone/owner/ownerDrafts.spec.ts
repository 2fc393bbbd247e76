import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { expectFar, placeOf } from '../../helpers/expectFar.ts';
import {
  ALL_SAVED,
  closePanel,
  expectPanel,
  field,
  formOf,
  openPanel,
  press,
  settingsButton,
  tabOf,
} from '../../helpers/owner/owner.ts';

test('half-typed forms come back without a question, that of the contact details also after a reload', async ({
  page,
}) => {
  const notice = page.getByText('Yarım kalan kayıt geri getirildi.', { exact: true });
  const form = formOf(page, 'Yeni Ürün');
  const name = field(form, 'Ürün Adı');
  await openPanel(page);
  await press(page, 'Yeni Ürün');
  await expect(notice).toHaveCount(0);
  await name.fill('Yarım kalan parça');
  await closePanel(page);
  await settingsButton(page).click();
  await expectPanel(page);
  await expect(form).toHaveCount(0);
  await expect(page.getByText('Yarım kalan: Yarım kalan parça')).toBeVisible();
  await press(page, 'Yeni Ürün');
  await expect(name).toHaveValue('Yarım kalan parça');
  await expect(notice).toBeVisible();
  await press(form, 'İptal');
  await expect.poll(() => keptDrafts(page)).toEqual([]);

  await test.step('the contact form comes back too, until it is saved', async () => {
    const phone = field(formOf(page, 'İletişim bilgileri'), 'Telefon');
    await tabOf(page, 'İletişim').click();
    const saved = await phone.inputValue();
    await phone.fill('0533 1');
    for (const leave of [() => tabOf(page, 'Slider (3)').click(), () => openPanel(page)]) {
      await leave();
      await tabOf(page, 'İletişim').click();
      await expect(phone).toHaveValue('0533 1');
      await expect(notice).toBeVisible();
    }
    await press(page, 'Yazdıklarımı sil');
    await expect(phone).toHaveValue(saved);
    await phone.fill('0533 111 22 33');
    await expect(page.getByText('Bu form henüz kaydedilmedi')).toBeVisible();
    await alertOf(page, () => press(page, 'Güncelle'));
    await expect(page.getByText(ALL_SAVED)).toBeVisible();
    await tabOf(page, 'Slider (3)').click();
    await tabOf(page, 'İletişim').click();
    await expect(phone).toHaveValue('0533 111 22 33');
    await expect(notice).toHaveCount(0);
  });
});

test('where what is missing before the shop opens was opened, a second tap deletes nothing', async ({
  page,
}) => {
  await openPanel(page);
  const opener = page.getByRole('button', { name: /^Yayına hazırlık/ });
  await opener.scrollIntoViewIfNeeded();
  const pressed = await placeOf(opener);
  await opener.tap();
  const dialog = page.getByRole('dialog', { name: 'Yayına hazırlık' });
  await expectFar(dialog.getByRole('button', { name: 'Örnekleri sil' }), pressed);
});

function keptDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));
}

/** The alert that `act` causes is closed. */
async function alertOf(page: Page, act: () => Promise<unknown>) {
  page.once('dialog', (dialog) => void dialog.accept());
  await act();
}
