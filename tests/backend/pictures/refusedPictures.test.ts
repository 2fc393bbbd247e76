import { expect, test } from 'vitest';

import { ALL_SAVED } from '@/panel/data/OwnerRepository';
import type { WaitingReason } from '@/panel/data/OwnerRepository';

import type { Fault } from '../../../scripts/backend/gateway/requests.ts';
import { eventually, product, untilSent } from '../save/saveToBackend.ts';
import { describeBackend } from '../support/useBackend.ts';
import { usePictures } from './chosenPictures.ts';

/** The answer of Storage whose disk is full. */
const ENOSPC = {
  statusCode: '500',
  error: 'Error',
  message: 'ENOSPC: no space left on device, write',
  code: 'InternalError',
};

/** The answer of Storage that does not know the tag for search engines. */
const UNKNOWN_TAG = {
  statusCode: '400',
  error: 'invalid_x_robots_tag',
  message: 'Invalid X-Robots-Tag header: unknown rule',
  code: 'InvalidRequest',
};

/** A policy that refuses uploads, as a project without our policies does. */
const NO_UPLOADS = `create policy "no uploads" on storage.objects as restrictive for insert with check (false)`;
const changeBucket = (change: string) => `update storage.buckets set ${change}`;
const TAKE_ALL = `
  drop policy if exists "no uploads" on storage.objects;
  update storage.buckets set id = 'pictures', file_size_limit = 1048576,
    allowed_mime_types = '{image/jpeg,image/webp}'`;

describeBackend('a photograph that Storage does not take', () => {
  const { backend, injectFaults, clearFaults, openWithPhotograph, storedImages } = usePictures();

  test.for<[string, Fault, WaitingReason?]>([
    ['is full', { status: 500, body: ENOSPC }, 'picturesFull'],
    ['says that it is full', { status: 507 }, 'picturesFull'],
    ['is down', { status: 503 }, 'picturesDown'],
    ['is busy', { status: 429, body: { message: 'slow down' } }, 'busy'],
    ['is restricted', { status: 402, body: { message: 'exceed_egress_quota' } }, 'restricted'],
    ['is paused', { status: 540 }, 'paused'],
    ['cannot be reached', 'drop', 'unreachable'],
    ['hangs', 'hang'],
  ])('waits while Storage %s, and holds up no other change', async ([title, fault, reason]) => {
    const { image, browser, editor, goOnline, close, state } = await openWithPhotograph(title);
    injectFaults(({ path }) => (path.startsWith('/storage/') ? fault : undefined));
    const id = editor.add('products', { ...product('Yeni'), image });
    editor.update('products', 1, { price: 77 });
    const waiting = { ...ALL_SAVED, waiting: 1, ...(reason && { reason }) };
    await eventually(() => expect(state()).toEqual(waiting));
    expect(await backend().sql('select from products where price = 77')).toHaveLength(1);
    // Its own later change waits with it.
    editor.update('products', id, { price: 5 });
    expect(state().waiting).toBe(1);
    // It would go on in the next tests.
    if (fault === 'hang') return close();
    clearFaults();
    goOnline();
    await untilSent(browser);
    expect(await storedImages()).toEqual([image]);
  });

  test.for([
    ['a policy forbids it', NO_UPLOADS, 'picturePolicy'],
    ['the bucket is not there', changeBucket("id = 'elsewhere'"), 'noBucket'],
    ['the bucket takes only small files', changeBucket('file_size_limit = 1'), 'pictureTooLarge'],
    [
      'the bucket takes other types only',
      changeBucket("allowed_mime_types = '{image/jpeg}'"),
      'pictureType',
    ],
  ] as const)('is refused where %s, and arrives later', async ([, change, reason]) => {
    const { image, browser, editor, state } = await openWithPhotograph(reason);
    await backend().sql(change);
    const itemId = editor.add('products', { ...product('Yeni'), image });
    await eventually(() => expect(state().refusals).toMatchObject([{ itemId, reason }]));
    await backend().sql(TAKE_ALL);
    editor.retry();
    await untilSent(browser);
    expect([await storedImages(), state().refusals]).toEqual([[image], []]);
  });

  test('for its tag of search engines is sent without it, and for no other reason', async () => {
    const { image, browser, editor } = await openWithPhotograph('tag');
    injectFaults(({ headers }) =>
      headers['x-robots-tag'] === undefined ? undefined : { status: 400, body: UNKNOWN_TAG },
    );
    editor.add('products', { ...product('Yeni'), image });
    await untilSent(browser);
    expect((await fetch(image)).headers.get('x-robots-tag')).toBe('none');

    clearFaults();
    const begin = backend().requests.length;
    const other = await openWithPhotograph('other');
    injectFaults(({ path }) =>
      path.startsWith('/storage/') ? { status: 400, body: { message: 'Bad Request' } } : undefined,
    );
    const itemId = other.editor.add('products', { ...product('Yeni'), image: other.image });
    await eventually(() => expect(other.state().refusals).toMatchObject([{ itemId }]));
    const uploads = backend()
      .requests.slice(begin)
      .filter(({ path }) => path.includes('/pictures/'));
    expect(uploads.every(({ headers }) => headers['x-robots-tag'] === 'all')).toBe(true);
  });
});
