import { expect, test } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { withTabLock } from '@/panel/data/browser/browserTabLock';

test('a tab that is closed while it waits for the lock keeps its place in the queue', async () => {
  const browser = fakeBrowser();
  const [holder, waiting, next] = [browser.openTab(), browser.openTab(), browser.openTab()];
  const held = Promise.withResolvers<void>();
  const events: string[] = [];
  const holding = withTabLock(holder.tab, () => held.promise);
  void withTabLock(waiting.tab, async () => events.push('closed'));
  const last = withTabLock(next.tab, async () => events.push('next'));
  waiting.close();
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(events).toEqual([]);

  held.resolve();
  await Promise.all([holding, last]);
  expect(events).toEqual(['next']);
});
