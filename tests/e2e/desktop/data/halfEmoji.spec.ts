import { expect, test } from '../../fixtures.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { chooseBackup, backupDialog, downloadBackup } from '../../helpers/owner/backup.ts';
import { openPanel, openRunningStorefront, press } from '../../helpers/owner/owner.ts';
import { saveInBrowser } from '../../helpers/savedCopy.ts';

const REPAIRED = 'Fren \uFFFD';

test('half an emoji in the browser’s copy is replaced, and the page is complete', async ({
  page,
}) => {
  await saveInBrowser(page, 'products', [{ id: 7, name: 'Fren \uD83D', price: 4200 }]);
  await openStorefront(page);
  const card = page.getByRole('article', { name: REPAIRED });
  await expect(card.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /Fren%20%EF%BF%BD/,
  );
  await card.getByRole('button', { name: REPAIRED, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(REPAIRED);
});

test('half an emoji in a backup is replaced, and the page is complete', async ({ page }) => {
  await openPanel(page);
  const { text } = await downloadBackup(page);
  await chooseBackup(page, text.replace(/"name": "[^"]+"/, String.raw`"name": "Fren \uD83D"`));
  await press(backupDialog(page), 'Yedeği yükle');
  await press(backupDialog(page), 'Tamam');
  await openRunningStorefront(page);
  await expect(page.getByRole('article', { name: REPAIRED })).toBeVisible();
});
