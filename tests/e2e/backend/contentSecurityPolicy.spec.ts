import { test } from '../backendFixtures.ts';
import { folderOf } from '../builds.ts';
import { hostSite } from '../helpers/hostedSite.ts';
import { openPanel } from '../helpers/owner/owner.ts';
import { addProduct } from '../helpers/owner/ownerForms.ts';
import { expectAllSaved, fillShopWithPassword } from '../helpers/owner/ownersBackend.ts';
import { reportViolations } from '../helpers/policyVisits.ts';

// The fixture of `page` fails a test whose page logs an error.
test.use({
  baseURL: async ({}, provide) => {
    const { address, stop } = await hostSite(folderOf('backend'), 'header');
    await provide(address);
    stop();
  },
});

test('the policy lets the first reads and the owner reach the database', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await reportViolations(page);
  await openPanel(page);
  await addProduct(page, 'Politika altında eklenen');
  await expectAllSaved(page);
});
