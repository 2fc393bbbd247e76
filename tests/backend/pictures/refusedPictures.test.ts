import { expect, test } from 'vitest';

import type { WaitingReason } from '@/panel/data/OwnerRepository';

import type { Fault } from '../../../scripts/backend/gateway/requests.ts';
import { useSaving } from '../save/savePanel.ts';
import { eventually, openPanel, product, untilSent } from '../save/saveToBackend.ts';
import { describeBackend } from '../support/useBackend.ts';
import { choosePicture, follow, imagesOfNew, resetPictures } from './chosenPictures.ts';
import { withoutUploads } from './ownersPictures.ts';

/** The answer of Storage whose disk is full. */
const ENOSPC = {
  statusCode: '500',
  error: 'Error',
  message: 'ENOSPC: no space left on device, write',
  code: 'InternalError',
};

describeBackend('a photograph that Storage does not take', () => {
  const { backend, injectFaults, clearFaults } = useSaving({ reset: resetPictures });
  const choose = async (seed: string) => choosePicture(backend(), seed);
  const storedImages = async () => imagesOfNew(backend());

  test.for<[string, Fault, WaitingReason?]>([
    ['is full', { status: 500, body: ENOSPC }, 'picturesFull'],
    ['says that it is full', { status: 507 }, 'picturesFull'],
    ['is down', { status: 503 }, 'picturesDown'],
    ['is busy', { status: 429, body: { message: 'slow down' } }, 'busy'],
    ['cannot be reached', 'drop', 'unreachable'],
    ['hangs', 'hang'],
  ])('waits while Storage %s, and holds up no other change', async ([title, fault, reason]) => {
    const { image, keptPictures } = await choose(title);
    const { browser, editor, goOnline } = await openPanel(backend(), { keptPictures });
    const { state } = follow(editor);
    injectFaults(({ path }) => (path.startsWith('/storage/') ? fault : undefined));
    const id = editor.add('products', { ...product('Yeni'), image });
    editor.update('products', { ...product('Eski 1', 77), id: 1 });
    const waiting = { waiting: 1, refused: 0, ...(reason && { reason }) };
    await eventually(() => expect(state()).toEqual(waiting));
    expect(await backend().sql('select from products where price = 77')).toHaveLength(1);
    // Its own later change waits with it.
    editor.update('products', { ...product('Yeni', 5), image, id });
    expect(state()?.waiting).toBe(1);
    if (fault === 'hang') return;
    clearFaults();
    goOnline();
    await untilSent(browser);
    expect(await storedImages()).toEqual([image]);
  });

  test('is refused by a policy, and is sent again with the same photograph', async () => {
    const { image, keptPictures } = await choose('policy');
    const { browser, editor } = await openPanel(backend(), { keptPictures });
    const { refusals } = follow(editor);
    let itemId = 0;
    await withoutUploads(backend(), async () => {
      itemId = editor.add('products', { ...product('Yeni'), image });
      const refusal = { itemId, reason: 'picturePolicy' };
      await eventually(() => expect(refusals()).toMatchObject([refusal]));
    });
    const same = { ...product('Yeni'), image, id: itemId };
    editor.update('products', same, same);
    await untilSent(browser);
    expect([await storedImages(), refusals()]).toEqual([[image], []]);
  });

  test.for([
    ['it is not there', "id = 'elsewhere'", 'noBucket'],
    ['it takes only small files', 'file_size_limit = 1', 'pictureTooLarge'],
    ['it takes other types only', "allowed_mime_types = '{image/jpeg}'", 'pictureType'],
  ] as const)('is refused by the bucket where %s', async ([, change, reason]) => {
    const { image, keptPictures } = await choose(reason);
    const { browser, editor } = await openPanel(backend(), { keptPictures });
    const { refusals } = follow(editor);
    await backend().sql(`update storage.buckets set ${change}`);
    editor.add('products', { ...product('Yeni'), image });
    await eventually(() => expect(refusals()).toMatchObject([{ reason }]));
    await backend().sql(`update storage.buckets set id = 'pictures', file_size_limit = 1048576,
      allowed_mime_types = '{image/jpeg,image/webp}'`);
    editor.retry();
    await untilSent(browser);
    expect(await storedImages()).toEqual([image]);
  });
});
