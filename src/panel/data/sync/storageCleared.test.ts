import { expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { fakeRest, networkDown, rows } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { openPage } from '@/panel/data/testing/openPage';
import { outboxKeys } from '@/panel/data/testing/outboxKeys';
import { writesOf } from '@/panel/data/testing/writesOf';

const logged = loggedErrors();

const valeo = { name: 'VALEO', logo: 'v.svg' };

/** A page with one pending update, whose first attempt has failed. */
async function pageWithPendingUpdate() {
  const browser = fakeBrowser();
  const rest = fakeRest({ 'PATCH brands': [networkDown, rows([{ id: 9 }])] });
  const page = await openPage({ ...rest, browser });
  const onState = vi.fn<(state: unknown) => void>();
  page.editor.watchState(onState);
  page.editor.update('brands', { ...valeo, id: 9 });
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  return { ...page, browser, rest, onState };
}

test('a pending mutation outlasts a storage that another tab has cleared, and one that was cleared without an event', async () => {
  const { browser, rest, onState, goOnline, shown } = await pageWithPendingUpdate();
  browser.clear();
  expect(outboxKeys(browser)).toHaveLength(1);
  expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ waiting: 1, refused: 0 }));
  expect(shown().brands.find(({ id }) => id === 9)).toMatchObject(valeo);
  browser.store.entries.clear();
  goOnline();
  await vi.waitFor(() => expect(onState).toHaveBeenLastCalledWith({ waiting: 0, refused: 0 }));
  expect(writesOf(rest)).toEqual(['PATCH brands 9', 'PATCH brands 9']);
});
