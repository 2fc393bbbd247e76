import { test } from '../fixtures.ts';
import { expectSmallDownload } from '../helpers/weight.ts';

test('a visit with local data stays within the download limits', async ({ page }) =>
  expectSmallDownload(page));
