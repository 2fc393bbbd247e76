import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { linksOf } from '../../helpers/links.ts';
import {
  closePanel,
  field,
  formOf,
  openRunningStorefront,
  openPanel,
  press,
  tabOf,
} from '../../helpers/owner/owner.ts';
import { fillIn } from '../../helpers/owner/ownerForms.ts';

const NEW = {
  Telefon: '0533 111 22 33',
  'E-posta': 'usta@ornek.example',
  Adres: 'Şaşmaz Sanayi, 5. Cadde No: 7, Etimesgut, Ankara',
  'Çalışma Saatleri': 'Hafta içi: 09:00 - 18:00\nPazar: Kapalı',
};

async function expectNewContact(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('5. Cadde No: 7');
  await expect(footer).toContainText('Pazar: Kapalı');
  const leads = (await linksOf(page)).map(({ href }) => href.replace(/\?.*/, ''));
  const outward = leads.filter((href) => /^(tel:|mailto:|https:\/\/wa\.me)/.test(href));
  expect(new Set(outward)).toEqual(
    new Set(['tel:+905331112233', 'mailto:usta@ornek.example', 'https://wa.me/905331112233']),
  );
}

test('new contact details are confirmed and used everywhere', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await openPanel(page);
  await tabOf(page, 'İletişim').click();
  const form = formOf(page, 'İletişim bilgileri');
  for (const [label, wrong] of [
    ['Telefon', 'valueMissing'],
    ['E-posta', 'typeMismatch'],
    ['Adres', 'valueMissing'],
    ['Çalışma Saatleri', 'valueMissing'],
  ] as const) {
    const before = await field(form, label).inputValue();
    await field(form, label).fill(wrong === 'typeMismatch' ? 'posta değil' : '');
    await press(form, 'Güncelle');
    await expect(field(form, label)).toHaveJSProperty(`validity.${wrong}`, true);
    await field(form, label).fill(before);
  }
  expect(alerts).toEqual([]);

  await fillIn(form, NEW);
  await press(form, 'Güncelle');
  expect(alerts).toEqual(['alert: İletişim bilgileri güncellendi!']);
  await closePanel(page);
  await expectNewContact(page);
  await openRunningStorefront(page);
  await expectNewContact(page);
});
