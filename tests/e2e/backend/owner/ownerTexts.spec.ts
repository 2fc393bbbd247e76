import { expect } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { openPanel } from '../../helpers/owner/owner.ts';
import { editContact, saveItem } from '../../helpers/owner/ownerForms.ts';
import { expectAllSaved, fillShopWithPassword } from '../../helpers/owner/ownersBackend.ts';

test('pasted texts are stored without what nobody sees, and stored ones stay as they are', async ({
  page,
  backend,
}) => {
  const stored = 'Eski\u00A0metin,  iki boşluk';
  await fillShopWithPassword(backend);
  await backend.sql(`update products set description = '${stored}' where name = 'Parça 2'`);
  await backend.sql("update contact_info set address = 'Ostim,\u00A0Ankara\u200B'");
  await openPanel(page);

  await saveItem(page, 'Düzenle: Parça 2', { 'Ürün Adı': '\u200BFar\u00A0 Sol\u00AD ' });
  await expectAllSaved(page);
  const rows = await backend.sql('select name, description from products where price = 2');
  expect(rows).toEqual([{ name: 'Far Sol', description: stored }]);

  await editContact(page, { Telefon: '\u202A+90\u00A0532\u2011000 00 00\u202C' });
  await expectAllSaved(page);
  const contacts = await backend.sql('select phone, address from contact_info');
  expect(contacts).toEqual([{ phone: '+90 532-000 00 00', address: 'Ostim,\u00A0Ankara\u200B' }]);
});
