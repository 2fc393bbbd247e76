import { test } from '../fixtures.ts';
import { expectLightVisit } from '../helpers/weight.ts';

test('a visit on local data is light', async ({ page }) => expectLightVisit(page));
