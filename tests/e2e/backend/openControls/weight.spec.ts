import { expect } from '../../fixtures.ts';
import { advance } from '../../helpers/clock.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { expectSmallFile } from '../../helpers/weight.ts';
import { fillShop, test } from './fixtures.ts';

test('the code of open controls is one small chunk with folded texts beside it, a second one for the results and a third for the list of parts', async ({
  page,
  backend,
}) => {
  await backend.sql(fillShop);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/([A-Za-z]+)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) scripts.push(name);
  });
  await expectSmallFile(page, 'search', 12_000, async () => openStorefront(page));
  expect(scripts).toEqual(['index', 'search', 'words']);
  await Promise.all([
    expectSmallFile(page, 'results', 5000, async () => advance(page, 1000)),
    expectSmallFile(page, 'fields', 15_000, async () => undefined),
  ]);
  const cart = page.getByRole('button', { name: 'Sepet, 0 parça' });
  await expectSmallFile(page, 'enquiry', 5000, async () => cart.focus());
});
