import { expect } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { advance } from '../helpers/clock.ts';
import { openStorefront } from '../helpers/opening.ts';
import { savedInBrowser, TABLES } from '../helpers/savedCopy.ts';
import { CHANGED_SHOP_SHOWN, SAMPLES_SHOWN, SHOP_SHOWN, shownFirst } from '../helpers/shown.ts';
import { changeShop, countRows, fillShop } from './rows.ts';

test.use({ expectedProblems: /could not be loaded|status of 503/ });

for (const table of TABLES) {
  test(`only ${table} falls back when only ${table} fails, and nothing is overwritten`, async ({
    page,
    backend,
  }) => {
    await backend.sql(fillShop);
    const rows = await backend.sql(countRows);
    const begin = backend.requests.length;
    const fail = () =>
      backend.injectFaults(({ path }) =>
        path.startsWith(`/${table}`) ? { status: 503, body: { message: 'Down' } } : undefined,
      );

    fail();
    await openStorefront(page);
    expect(await shownFirst(page)).toEqual({ ...SHOP_SHOWN, [table]: SAMPLES_SHOWN[table] });
    // Copies are saved after the shop has opened.
    await advance(page, 1);
    for (const other of TABLES.filter((name) => name !== table)) {
      await expect.poll(async () => savedInBrowser(page, other)).not.toBeNull();
    }
    expect(await savedInBrowser(page, table)).toBeNull();

    backend.injectFaults(() => undefined);
    await openStorefront(page);
    expect(await shownFirst(page)).toEqual(SHOP_SHOWN);
    await advance(page, 1);
    await expect.poll(async () => savedInBrowser(page, table)).not.toBeNull();
    const copy = await savedInBrowser(page, table);

    await backend.sql(changeShop);
    fail();
    await openStorefront(page);
    expect(await shownFirst(page)).toEqual({ ...CHANGED_SHOP_SHOWN, [table]: SHOP_SHOWN[table] });
    await advance(page, 1);
    const other = table === 'contact' ? 'slides' : 'contact';
    await expect.poll(async () => savedInBrowser(page, other)).toMatch(/yeni/i);
    expect(await savedInBrowser(page, table)).toBe(copy);

    expect(await backend.sql(countRows)).toEqual(rows);
    const methods = backend.requests.slice(begin).map(({ method }) => method);
    expect(new Set(methods)).toEqual(new Set(['GET']));
  });
}
