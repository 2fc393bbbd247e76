import { brotliCompressSync } from 'node:zlib';

import { expect } from '../../fixtures.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { fillShop, test } from './fixtures.ts';

const MOST_BYTES = 12_000;

test('the code of open controls is one small chunk', async ({ page, backend }) => {
  await backend.sql(fillShop);
  const coming = page.waitForResponse(/\/search-[^/]*\.js$/);
  await openStorefront(page);
  const { length } = brotliCompressSync(await (await coming).body());
  expect(length).toBeGreaterThan(1000);
  expect(length).toBeLessThanOrEqual(MOST_BYTES);
});
