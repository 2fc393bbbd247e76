import { test } from '../fixtures.ts';
import { expectSmallDownload, expectSmallPanel } from '../helpers/weight.ts';

test('a visit with local data stays within the download limits', async ({ page }) =>
  expectSmallDownload(page));

test('the code of the panel stays within its limit', async ({ page }) => expectSmallPanel(page));
