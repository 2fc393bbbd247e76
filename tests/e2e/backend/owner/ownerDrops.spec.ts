import { expect } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { drop, paste } from '../../helpers/owner/drops.ts';
import { downloadFrom } from '../../helpers/owner/files.ts';
import {
  field,
  formOf,
  openPanel,
  openRunningStorefront,
  press,
  pressMore,
  tabOf,
} from '../../helpers/owner/owner.ts';
import { fillShopWithPassword } from '../../helpers/owner/ownersBackend.ts';
import { photograph } from '../../helpers/owner/photographs.ts';

const LIST = 'Ürün Adı;Marka;Kategori;Fiyat;Açıklama\nParça 1;VALEO;Motor;7;Kısa\n';
const textFile = (name: string, text: string, mimeType = '') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

test('what is dropped or pasted goes where its button would bring it, and nowhere else', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await openRunningStorefront(page);
  const list = textFile('liste.csv', LIST, 'text/csv');
  expect(await drop(page, 'header', list)).toEqual({ isHinted: false, isTaken: true });

  await openPanel(page);
  await tabOf(page, 'İletişim').click();
  expect(await drop(page, 'main', list)).toEqual({ isHinted: true, isTaken: true });
  const preview = page.getByRole('dialog', { name: 'Listeyi kontrol edin' });
  await expect(preview).toContainText('liste.csv');
  await expect(page.getByText('buraya bırakın')).toBeHidden();
  // A dialog is answered first.
  await drop(page, 'main', list);
  await press(preview, 'Vazgeç');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const { text } = await downloadFrom(page, 'Yedek al', pressMore);
  await drop(page, 'main', textFile('yedek.json', text, 'application/json'));
  await expect(page.getByRole('dialog', { name: 'Yedekten yükle' })).toBeVisible();
  await page.keyboard.press('Escape');

  await press(page, 'Yeni Ürün');
  const form = formOf(page, 'Yeni Ürün');
  await field(form, 'Ürün Adı').fill('Bırakılan');
  await expect(form.getByRole('button', { name: 'Fotoğraf seç' })).toBeVisible();
  const [one, two] = await Promise.all([300, 301].map((width) => photograph(page, width, 200)));
  if (one === undefined || two === undefined) throw new Error('No photographs');
  expect((await drop(page, 'form', textFile('not.zip', 'x', 'application/zip'))).isTaken).toBe(
    true,
  );
  await drop(page, 'form', one);
  await expect(form.getByText('Görsel hazır.')).toBeVisible();
  await press(form, 'Fotoğrafı kaldır');
  await field(form, 'Ürün Adı').focus();
  await paste(page, two);
  await expect(form.getByText('Görsel hazır.')).toBeVisible();
  await expect(field(form, 'Ürün Adı')).toHaveValue('Bırakılan');
  await page.keyboard.press('Escape');

  await drop(page, 'main', one, two);
  await expect(page.getByRole('dialog', { name: 'Taslaklar (2)' })).toBeVisible();
});
