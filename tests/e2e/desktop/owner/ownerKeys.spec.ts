import { expect, test } from '../../fixtures.ts';
import { FIRST_PART } from '../../helpers/detail.ts';
import { formOf, openPanel, press } from '../../helpers/owner/owner.ts';

test('the panel’s keys search, add, go through rows and list themselves, but not in a field or a dialog', async ({
  page,
}) => {
  const { keyboard } = page;
  const add = formOf(page, 'Yeni Ürün');
  const dialog = page.getByRole('dialog', { name: 'Klavye kısayolları' });
  const rows = page.getByRole('button', { name: /^Düzenle: / });
  await openPanel(page);

  await keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Ürünlerde ara' });
  await expect(search).toBeFocused();
  await keyboard.type('n?/');
  await expect(search).toHaveValue('n?/');
  await press(page, 'Filtreyi kaldır');

  await expect(rows).toHaveCount(4);
  await search.blur();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(rows.first()).toBeFocused();
  await keyboard.press('Enter');
  await expect(formOf(page, `Düzenle: ${FIRST_PART}`)).toBeVisible();
  await keyboard.press('Escape');
  await expect(rows.first()).toBeFocused();

  await keyboard.press('Alt+n');
  await keyboard.press('?');
  await expect(dialog.getByRole('term')).toHaveText(['/', 'n', /ok$/, 'Enter', 'Esc', '?']);
  await keyboard.press('n');
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rows.first()).toBeFocused();
  await expect(add).toHaveCount(0);
  await keyboard.press('n');
  await expect(add).toBeVisible();
});
