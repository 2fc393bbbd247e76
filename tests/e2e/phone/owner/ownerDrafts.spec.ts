import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import {
  closePanel,
  expectPanel,
  field,
  formOf,
  openPanel,
  press,
  settingsButton,
  tabOf,
} from '../../helpers/owner/owner.ts';

test('half-typed forms come back, also after a reload, which needs a confirmation', async ({
  page,
}) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  const notice = page.getByText('Yarım kalan kayıt geri getirildi.', { exact: true });
  const form = formOf(page, 'Yeni Ürün');
  const name = field(form, 'Ürün Adı');
  const ways: Record<string, () => Promise<unknown>> = {
    Escape: () => page.keyboard.press('Escape'),
    'the Back button': () => page.goBack(),
    'another tab of the panel': async () => {
      await tabOf(page, 'Slider (3)').click();
      await tabOf(page, 'Ürünler (4)').click();
    },
    'closing the panel': async () => {
      await closePanel(page);
      await settingsButton(page).click();
      await expectPanel(page);
    },
    'a reload': () => openPanel(page),
  };
  await openPanel(page);
  for (const [way, leave] of Object.entries(ways)) {
    await test.step(`after ${way}`, async () => {
      await press(page, 'Yeni Ürün');
      await expect(notice).toHaveCount(0);
      await name.fill('Yarım kalan parça');
      await leave();
      await expect(form).toHaveCount(0);
      await press(page, 'Yeni Ürün');
      await expect(name).toHaveValue('Yarım kalan parça');
      await expect(notice).toBeVisible();
      await press(form, 'İptal');
    });
  }
  expect(questions).toEqual(['beforeunload']);
  await expect.poll(() => keptDrafts(page)).toEqual([]);
  await press(page, 'Yeni Ürün');
  await openPanel(page);
  expect(questions).toHaveLength(1);

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
    await press(page, 'Güncelle');
    await tabOf(page, 'Slider (3)').click();
    await tabOf(page, 'İletişim').click();
    await expect(phone).toHaveValue('0533 111 22 33');
    await expect(notice).toHaveCount(0);
  });
});

function keptDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')));
}
