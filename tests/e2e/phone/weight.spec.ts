import { test } from '../fixtures.ts';
import { expectLightPanel, expectLightVisit } from '../helpers/weight.ts';

test('a visit on local data is light', async ({ page }) => expectLightVisit(page));

test("the panel's code is light", async ({ page }) => expectLightPanel(page));
