import { expect, test } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { withBrowserTabLock } from '@/panel/data/browser/browserTabLock';

test('a tab that is closed while it waits for the lock keeps its place in the queue', async () => {
  const browser = fakeBrowser();
  const [holder, waiting, next] = [
    browser.openBrowserTab(),
    browser.openBrowserTab(),
    browser.openBrowserTab(),
  ];
  const held = Promise.withResolvers<void>();
  const events: string[] = [];
  const holding = withBrowserTabLock(holder.browserTab, () => held.promise);
  void withBrowserTabLock(waiting.browserTab, async () => events.push('closed'));
  const last = withBrowserTabLock(next.browserTab, async () => events.push('next'));
  waiting.close();
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(events).toEqual([]);

  held.resolve();
  await Promise.all([holding, last]);
  expect(events).toEqual(['next']);
});
