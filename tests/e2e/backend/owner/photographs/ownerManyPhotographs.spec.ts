import { expect, type Page } from '@playwright/test';

import { test } from '../../../backendFixtures.ts';
import { formOf, openPanel, press } from '../../../helpers/owner/owner.ts';
import {
  expectAllSaved,
  FAILED_WRITES,
  failWrites,
  fillShopWithPassword,
} from '../../../helpers/owner/ownersBackend.ts';
import { lookAt, photograph } from '../../../helpers/owner/photographs.ts';

test.describe.configure({ timeout: 240_000 });
test.use({
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  expectedProblems: FAILED_WRITES,
});

const PARTS = 20;
/** The phone has no network; then it has one, but no write arrives, and the page is opened anew. */
const BAD = { offlineFrom: 6, onlineFrom: 10, wellFrom: 14 };

const nameOf = (part: number) => `Parça ${part}`;

/** Photographs of different sizes are different files. */
async function addPhotograph(page: Page, part: number): Promise<void> {
  const name = `Düzenle: ${nameOf(part)}`;
  await press(page, name);
  const form = formOf(page, name);
  const file = await photograph(page, 400 + part, 300);
  await form.getByLabel('Fotoğraf seç').setInputFiles(file);
  await expect(form.getByText('Görsel hazır.')).toBeVisible();
  await press(form, 'Kaydet');
  await expect(form).toHaveCount(0);
}

test('twenty photographs, some of them without a network, arrive once each', async ({
  page,
  context,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await backend.sql(`delete from storage.objects; truncate products restart identity;
    insert into products (name, price, image, category, brand, description)
      select 'Parça ' || n, n, '', 'Motor', 'BOSCH', 'Test' from generate_series(1, ${PARTS}) n`);
  const begin = backend.requests.length;
  await openPanel(page);
  for (let part = 1; part <= PARTS; part += 1) {
    if (part === BAD.offlineFrom) await context.setOffline(true);
    if (part === BAD.onlineFrom) {
      backend.injectFaults(failWrites('drop'));
      await context.setOffline(false);
      await openPanel(page);
    }
    if (part === BAD.wellFrom) backend.injectFaults(() => undefined);
    await addPhotograph(page, part);
  }
  await expectAllSaved(page);

  const uploads = backend.requests
    .slice(begin)
    .filter(
      ({ method, path, status }) =>
        method === 'POST' && path.startsWith('/storage/') && status === 200,
    );
  expect(uploads).toHaveLength(2 * PARTS);
  expect(new Set(uploads.map(({ path }) => path)).size).toBe(2 * PARTS);
  expect(await backend.sql('select from storage.objects')).toHaveLength(2 * PARTS);
  const parts = await backend.sql('select price::int part, image from products');
  for (const { part, image } of parts) {
    const height = 400 + Number(part);
    expect(await lookAt(page, String(image))).toEqual({ width: 300, height, isGreen: true });
  }
});
