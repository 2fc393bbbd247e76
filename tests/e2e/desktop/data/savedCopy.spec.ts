import { expect, test } from '../../fixtures.ts';
import { brandsOf, heroOf } from '../../helpers/carousels.ts';
import { stopClock } from '../../helpers/clock.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { saveInBrowser } from '../../helpers/savedCopy.ts';

const part = { id: 7, name: 'Marş Dinamosu', price: 4200, image: '', category: 'Elektrik' };
const slide = { id: 5, title: 'Kış Bakımı', subtitle: 'Antifriz', description: 'Kışa hazır' };
const contact = {
  phone: '0312 345 67 89',
  email: 'usta@ornek.example',
  address: 'Ostim,  12. Sokak No: 3 , Ankara',
  workingHours: 'Hafta içi: 09:00 - 18:00\nPazar: kapalı',
};

test('the shop shows the copy that the browser has saved', async ({ page }) => {
  await saveInBrowser(page, 'products', [part]);
  await saveInBrowser(page, 'brands', [{ id: 1, name: 'VALEO', logo: '' }]);
  await saveInBrowser(page, 'slides', [slide]);
  await saveInBrowser(page, 'contact', contact);
  await openStorefront(page);

  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: part.name })).toContainText('4200 TL');
  await expect(brandsOf(page).getByRole('listitem')).toHaveText(['VALEO']);
  await expect(heroOf(page).getByRole('heading')).toHaveText(['Kış Bakımı']);
  // With one item there is nothing to turn, so there are no controls.
  await expect(brandsOf(page).getByRole('button')).toHaveCount(0);
  await expect(heroOf(page).getByRole('button', { name: /slayt|Otomatik/ })).toHaveCount(0);

  const footer = page.getByRole('contentinfo');
  for (const line of ['Ostim', '12. Sokak No: 3', 'Ankara', 'Hafta içi: 09:00 - 18:00']) {
    await expect(footer.getByText(line, { exact: true })).toBeVisible();
  }
  await expect(footer.getByText('Pazar: kapalı', { exact: true })).toBeVisible();
  await expect(footer.getByRole('link', { name: contact.email })).toHaveAttribute(
    'href',
    'mailto:usta@ornek.example',
  );
  await expect(page.getByRole('link', { name: 'WhatsApp destek' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/903123456789\?text=/,
  );
});

test('one table can be saved without the others', async ({ page }) => {
  await saveInBrowser(page, 'products', []);
  await stopClock(page);
  await page.goto('./');
  await expect(page.getByText('Şu anda listelenen ürün yok.')).toBeVisible();
  await expect(brandsOf(page).getByRole('img')).toHaveCount(6);
});
