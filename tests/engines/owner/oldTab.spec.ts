import { folderOf } from '../../e2e/builds.ts';
import { expect, test } from '../fixtures.ts';

// The files that are gone.
test.use({ expectedProblems: /panel-|Failed to load/ });

test('a tab that is older than the site loads itself again, and the login says why', async ({
  shop,
  site,
}) => {
  await shop.open();
  await site.publish(folderOf('backend'));
  await shop.press('button', 'Site Yönetimi');
  await shop.expectShown('heading', 'Giriş');
  await shop.expectText('form', 'Site yenilendi.');
  expect(site.requests.filter((path) => path.includes('panel-'))).toHaveLength(2);
});
