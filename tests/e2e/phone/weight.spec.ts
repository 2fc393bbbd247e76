import { test } from '../fixtures.ts';
import { expectSmallDownload } from '../helpers/weight.ts';

test('a visit on local data is light', async ({ page }) => expectSmallDownload(page));
