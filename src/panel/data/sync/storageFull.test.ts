import { expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { fakeRest, networkDown } from '@/data/testing/fakeRest';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { openPage } from '@/panel/data/testing/openPage';
import { outboxKeys } from '@/panel/data/testing/outboxKeys';

const valeo = { name: 'VALEO', logo: 'v.svg' };

/** A storage that takes `limit` characters in all. */
function smallStorage(limit: number) {
  const storage = fakeStorage();
  function setItem(key: string, text: string) {
    const others = [...storage.entries].filter(([other]) => other !== key);
    const used = others.reduce((sum, [, other]) => sum + other.length, text.length);
    if (used > limit) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    storage.setItem(key, text);
  }
  return new Proxy(storage, {
    get: (target, name) => (name === 'setItem' ? setItem : Reflect.get(target, name)),
  });
}

test('the copies of the lists make room for a change that does not fit', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = smallStorage(5500);
  const browser = fakeBrowser({ store });
  const { editor } = await openPage({ ...fakeRest({ 'POST brands': networkDown }), browser });
  store.setItem('filler', 'x'.repeat(5400 - [...store.entries.values()].join('').length));

  editor.add('brands', valeo);
  expect(outboxKeys(browser)).toHaveLength(1);
  expect(store.getItem('ornekoto_brands')).toBeNull();
  expect(store.getItem('filler')).not.toBeNull();
});
