import { expect, test } from '../../fixtures.ts';
import { openPanel, press, pressMore } from '../../helpers/owner/owner.ts';
import { addProduct } from '../../helpers/owner/ownerForms.ts';
import { countPages, readCode } from '../../helpers/print.ts';

const TITLE = 'Mağazayı paylaş';

test('after the first part of his own the panel asks the owner to share the shop, until he has its address and code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPanel(page);
  const step = page.getByRole('button', { name: /^Kenara koy: Mağazanızı kimse bilmiyor/ });
  const expectSteps = async (count: number) => {
    await page.getByRole('button', { name: /^Yayına hazırlık/ }).click();
    await expect(step).toHaveCount(count);
    await press(page.getByRole('dialog'), 'Kapat');
  };
  await expectSteps(0);
  await addProduct(page, 'Kendi parçam');
  await expectSteps(1);

  await pressMore(page, TITLE);
  const address = new URL('.', page.url()).href;
  const dialog = page.getByRole('dialog', { name: TITLE });
  const chat = dialog.getByRole('link', { name: 'WhatsApp’tan gönder' });
  await expect(chat).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(address)}`);
  await press(dialog, 'Kopyala');
  await expect(dialog.getByRole('button', { name: 'Kopyalandı' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect(await readCode(page, page.locator('#print-sheet').locator('svg'))).toBe(address);
  await expect(dialog).toBeHidden();
  expect(await countPages(page)).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  await press(dialog, 'Kapat');
  await expectSteps(0);
});
