import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { safeStorage } from '@/data/browser/storage';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { createItemIds, newLocalId } from '@/panel/data/sync/mutations/itemIds';
import { createMutationQueue } from '@/panel/data/sync/mutations/mutationQueue';
import type { PushPicture, Retry } from '@/panel/data/sync/ports';
import { insert } from '@/panel/data/testing/mutations';

import { createPictureUploads } from './pictureUploads';

loggedErrors();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const addressOf = (letter: string) => `https://x.example/pictures/${letter.repeat(64)}.webp`;
const full: Retry = { kind: 'retry', status: 500, reason: 'picturesFull', message: 'ENOSPC' };

function openUploads(pushPicture: PushPicture) {
  const queue = createMutationQueue({
    storage: safeStorage(() => fakeStorage()),
    backend: 'x',
    itemIds: createItemIds(),
    makeRoom: () => false,
  });
  const sent: string[] = [];
  const uploads = createPictureUploads({
    queue,
    pushPicture: async (address) => {
      sent.push(address.at(-6) ?? '');
      return pushPicture(address);
    },
    askedPause: () => 0,
    withLock: (work) => work(),
    onResult: () => undefined,
    onRoundEnd: () => undefined,
  });
  function add(letter: string) {
    const id = newLocalId();
    const item = { id, name: letter, logo: addressOf(letter) };
    queue.put({ ...insert, mutationId: letter, id, item });
  }
  return { ...uploads, sent, add };
}

test('a photograph that fails again and again comes after the others', async () => {
  const { sent, add, pushUnlessStopped } = openUploads(async (address) =>
    address === addressOf('a') ? full : undefined,
  );
  add('a');
  add('b');
  await pushUnlessStopped();
  expect(sent).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['a', 'b', 'a']);
});

test('none is sent before a pause has ended, also not a new one', async () => {
  const { sent, add, pushUnlessStopped, stoppedBy } = openUploads(async () => full);
  add('a');
  await pushUnlessStopped();
  add('b');
  await pushUnlessStopped();
  expect([sent, stoppedBy()?.reason]).toEqual([['a'], 'picturesFull']);
});
