import { advance } from '../../helpers/clock.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { expectSmallFile } from '../../helpers/weight.ts';
import { fillShop, test } from './fixtures.ts';

test('the code of open controls is one small chunk, and a second one for the results', async ({
  page,
  backend,
}) => {
  await backend.sql(fillShop);
  await expectSmallFile(page, 'search', 12_000, async () => openStorefront(page));
  await expectSmallFile(page, 'results', 10_000, async () => advance(page, 1000));
});
