import type { Locator } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { field, formOf, openPanel, press, tabOf } from '../../helpers/owner/owner.ts';
import { fillIn, productFields } from '../../helpers/owner/ownerForms.ts';

/** Whether no bar covers the field and its label. */
async function isInSight(input: Locator): Promise<boolean> {
  return input.evaluate((element: HTMLInputElement) => {
    const label = element.labels?.[0];
    return [element, label].every((part) => {
      const { left, top, bottom } = part?.getBoundingClientRect() ?? new DOMRect();
      return [top + 2, bottom - 2].every((y) =>
        part?.contains(document.elementFromPoint(left + 20, y)),
      );
    });
  });
}

test('the field that is wrong is in sight, with its label, wherever the form was scrolled', async ({
  page,
}) => {
  await openPanel(page);
  await press(page, 'Yeni Ürün');
  const form = formOf(page, 'Yeni Ürün');
  await field(form, 'Görsel URL').scrollIntoViewIfNeeded();
  for (const [label, value] of Object.entries(productFields('Yeni parça'))) {
    await press(form, 'Kaydet');
    await expect(field(form, label)).toBeFocused();
    expect(await isInSight(field(form, label)), label).toBe(true);
    await fillIn(form, { [label]: value });
    await field(form, 'Görsel URL').scrollIntoViewIfNeeded();
  }
  await press(form, 'Kaydet');
  await expect(form).toHaveCount(0);

  await tabOf(page, 'İletişim').click();
  const contact = formOf(page, 'İletişim bilgileri');
  await field(contact, 'Adres').fill('');
  await field(contact, 'Çalışma Saatleri').evaluate((it) => it.scrollIntoView({ block: 'start' }));
  await press(contact, 'Güncelle');
  expect(await isInSight(field(contact, 'Adres'))).toBe(true);
});
