import { readdirSync } from 'node:fs';

import { folderOf } from '../../builds.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../helpers/offline/fixtures.ts';
import type { UnreliableSite } from '../../helpers/offline/unreliableSite.ts';
import { entryOf, storedPaths, visit, visitUntilStored } from '../../helpers/offline/worker.ts';
import { logIn, openLogin, expectPanel, openRunningStorefront } from '../../helpers/owner/owner.ts';

// In one worker, because each worker builds the shop for itself.
test.describe.configure({ mode: 'default' });

// Without a network the browser reports each picture that it has not stored.
test.use({ expectedProblems: /^Failed to load resource: net::ERR_FAILED$/ });

const fileOf = (folder: string, name: string) =>
  readdirSync(`${folder}/assets`).find((file) => file.startsWith(`${name}-`)) ?? '';

test('a new build is shown at once, and later without a network', async ({
  page,
  site,
  laterBuilds,
}) => {
  await visitUntilStored(page);
  const first = fileOf(folderOf('local'), 'index');
  const next = fileOf(laterBuilds.next, 'index');
  expect(await entryOf(page)).toBe(`./assets/${first}`);
  expect(next).not.toBe(first);

  await site.publish(laterBuilds.next);
  await visit(page);
  expect(await entryOf(page)).toBe(`./assets/${next}`);
  await expect.poll(async () => storedPaths(page)).not.toContain(`/assets/${first}`);
  expect(await storedPaths(page)).toContain(`/assets/${next}`);

  await site.stop();
  await visit(page);
  expect(await entryOf(page)).toBe(`./assets/${next}`);
});

test('only what a visitor loads is stored', async ({ page }) => {
  await visitUntilStored(page);
  const stored = (await storedPaths(page)).filter((path) => path.endsWith('.js'));
  const names = stored.map((path) => path.replace(/^\/assets\/(\w+)-.*$/, '$1'));
  expect(names.toSorted()).toEqual([
    'ProductSheetView',
    'detail',
    'index',
    'laterPages',
    'seeding',
    'welcome',
  ]);
});

test('the panel comes from the network and belongs to the build of its page', async ({
  page,
  site,
  laterBuilds,
}) => {
  await visitUntilStored(page);
  for (const folder of [folderOf('local'), laterBuilds.next]) {
    await site.publish(folder);
    site.requests.length = 0;
    await openRunningStorefront(page);
    await openLogin(page);
    await logIn(page);
    await expectPanel(page);
    const panels = site.requests.filter((path) => path.includes('panel-'));
    expect(panels).toEqual([`/assets/${fileOf(folder, 'panel')}`]);
    expect((await storedPaths(page)).filter((path) => path.includes('panel'))).toEqual([]);
  }
});

const uploads: Record<string, (site: UnreliableSite, next: string) => Promise<void>> = {
  'its worker alone': async (site, next) => site.publishFile('/sw.js', next),
  'all but its page': async (site, next) => {
    await site.publish(next);
    await site.publishFile('/', folderOf('local'));
  },
};

for (const [part, upload] of Object.entries(uploads)) {
  test(`${part}, as during an upload, does not replace what is stored`, async ({
    page,
    site,
    laterBuilds,
  }) => {
    await visitUntilStored(page);
    const stored = (await storedPaths(page)).filter((path) => !path.startsWith('/images/'));
    await upload(site, laterBuilds.next);
    site.requests.length = 0;
    await visit(page);
    await expect
      .poll(() => site.requests)
      .toContain(`/assets/${fileOf(laterBuilds.next, 'index')}`);
    const isInstalling = async () =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.installing !== null,
      );
    await expect.poll(isInstalling).toBe(false);
    await site.stop();
    await visit(page);
    expect(await storedPaths(page)).toEqual(expect.arrayContaining(stored));
    expect(await entryOf(page)).toBe(`./assets/${fileOf(folderOf('local'), 'index')}`);
  });
}

test('a build without it removes the worker and all that was stored', async ({
  page,
  site,
  laterBuilds,
}) => {
  await visitUntilStored(page);
  await site.publish(laterBuilds.off);
  await visit(page);
  const left = async () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: [] });

  await visit(page);
  expect(await left()).toEqual({ workers: 0, caches: [] });
  await site.stop();
  await expect(page.goto('./')).rejects.toThrow('ERR_CONNECTION_REFUSED');
});
