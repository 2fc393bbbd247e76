import { readdirSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { folderOf } from '../../builds.ts';
import { expect } from '../../fixtures.ts';
import { test, buildForTests } from '../../helpers/offline/fixtures.ts';
import { entryOf, storedPaths, visit, visitUntilStored } from '../../helpers/offline/worker.ts';
import { openPanel } from '../../helpers/owner/owner.ts';

// In one worker, because each worker builds the shop for itself.
test.describe.configure({ mode: 'default' });
// Without a network the browser reports each picture that it has not stored.
test.use({ expectedProblems: /^Failed to load resource/ });

const nextBuild = buildForTests('next');
/** The owner has switched D23 off. */
const offBuild = buildForTests('off', { OFFLINE: '0' });

const fileOf = (folder: string, name: string) =>
  readdirSync(`${folder}/assets`).find((file) => file.startsWith(`${name}-`)) ?? '';

const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      registered: (await navigator.serviceWorker.getRegistrations()).length,
      isInstalling: registration?.installing !== null,
      isActive: registration?.waiting === null && registration.active?.state === 'activated',
      caches: await caches.keys(),
    };
  });

/**
 * Asks for pictures, one after the other, until a worker has taken the page over, or waits for a while. Each request may start
 * the earlier worker again when it ends, and Chromium then forgets that the next one does not want to wait.
 */
const disturb = (page: Page) =>
  page.evaluate(async () => {
    let requests = 2000;
    navigator.serviceWorker.addEventListener('controllerchange', () => (requests = 0));
    for (; requests > 0; requests -= 1) {
      await fetch('images/none.webp');
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration?.waiting) requests = Math.min(requests, 100);
    }
  });

test('a build replaces the stored one when all of it is there, and may remove the worker', async ({
  page,
  site,
}) => {
  const first = `/assets/${fileOf(folderOf('local'), 'index')}`;
  const next = `/assets/${fileOf(nextBuild(), 'index')}`;
  expect(next).not.toBe(first);
  await visitUntilStored(page);
  const stored = (await storedPaths(page)).filter((path) => !path.startsWith('/images/'));
  // Not of this page, which would store it again itself.
  const shownBefore = '/images/shown-before.webp';
  await page.evaluate(async (path) => {
    const name = (await caches.keys()).find((cache) => cache.includes('pictures'));
    await (await caches.open(name ?? '')).put(path, new Response());
  }, shownBefore);

  const uploads = {
    'its worker alone': async () => site.publishFile('/sw.js', nextBuild()),
    'all but its page': async () => {
      await site.publish(nextBuild());
      await site.publishFile('/', folderOf('local'));
    },
  };
  for (const [part, upload] of Object.entries(uploads)) {
    await test.step(`${part}, as during an upload, does not replace what is stored`, async () => {
      await site.publish(folderOf('local'));
      await upload();
      site.requests.length = 0;
      await visit(page);
      await expect.poll(() => site.requests).toContain(next);
      await expect.poll(async () => (await workers(page)).isInstalling).toBe(false);

      site.failWith(503);
      await visit(page);
      expect(await storedPaths(page)).toEqual(expect.arrayContaining(stored));
      expect(await entryOf(page)).toBe(`.${first}`);
    });
  }

  await test.step('a complete build is shown at once, and later while the host fails', async () => {
    await site.publish(nextBuild());
    await visit(page);
    expect(await entryOf(page)).toBe(`.${next}`);
    await disturb(page);
    const storedPages = async () => (await storedPaths(page)).filter((path) => path === '/');
    await expect.poll(storedPages, 'also that of the last build, for its tabs').toHaveLength(2);
    const done = { isInstalling: false, isActive: true };
    await expect.poll(async () => workers(page)).toMatchObject(done);
    expect(await storedPaths(page)).toEqual(expect.arrayContaining([first, next, shownBefore]));
    site.failWith(503);
    await visit(page);
    expect(await entryOf(page)).toBe(`.${next}`);
  });

  await test.step('a build without it removes the worker and all that was stored', async () => {
    await site.publish(offBuild());
    await visit(page);
    const none = { registered: 0, caches: [] };
    await expect.poll(async () => workers(page)).toMatchObject(none);
    await visit(page);
    expect(await workers(page)).toMatchObject(none);
    await site.stop();
    await expect(page.goto('./')).rejects.toThrow('ERR_CONNECTION_REFUSED');
  });
});

test('the panel comes from the network and belongs to the build of its page', async ({
  page,
  site,
}) => {
  await visitUntilStored(page);
  for (const folder of [folderOf('local'), nextBuild()]) {
    await site.publish(folder);
    site.requests.length = 0;
    await openPanel(page);
    const panels = site.requests.filter((path) => path.includes('panel-'));
    expect(panels).toEqual([`/assets/${fileOf(folder, 'panel')}`]);
    expect((await storedPaths(page)).filter((path) => path.includes('panel'))).toEqual([]);
  }
});
