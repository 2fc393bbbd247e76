import { expect, test } from 'vitest';

import { LOGO_COPIES, logoCopyOf } from '@/domain/pictures/logoCopies';
import { ALL_SAVED } from '@/panel/data/OwnerRepository';
import { memoryPictures } from '@/panel/data/testing/memoryPictures';

import { eventually, openPage, openPanel, product, untilSent } from '../save/saveToBackend.ts';
import { describeBackend } from '../support/useBackend.ts';
import { writesSince } from '../support/writesSince.ts';
import { usePictures } from './chosenPictures.ts';
import { nameOf, pictureBytes } from './ownersPictures.ts';

describeBackend('a photograph that the owner has chosen', () => {
  const saving = usePictures();
  const { backend, choose, openWithPhotograph, storedImages } = saving;
  const storedPictures = async () => backend().sql('select name from storage.objects');

  test('arrives before the row that names it, is not kept any longer, and serves other browsers', async () => {
    const { full, image, waitingPictures, browser, editor } = await openWithPhotograph('a');
    const begin = backend().requests.length;
    editor.add('products', { ...product('Yeni'), image });
    await untilSent(browser);
    const object = `POST /storage/v1/object/pictures/${nameOf(full)}`;
    expect(writesSince(backend(), begin)).toEqual([
      object.replace('.webp', '-400.webp'),
      object,
      'POST /products',
    ]);
    expect(await storedImages()).toEqual([image]);
    const stored = await fetch(image);
    expect(await stored.arrayBuffer()).toEqual(full);
    expect(stored.headers.get('x-robots-tag')).toBe('all');
    expect(await waitingPictures.all()).toEqual([]);

    const other = await openPanel(backend(), { waitingPictures: memoryPictures() });
    other.editor.add('products', { ...product('Yeni'), image });
    await untilSent(other.browser);
    expect(await storedImages()).toEqual([image, image]);
  });

  test.for([1, 2, 3])('arrives once although answer %i is lost', async (lost) => {
    const { image, waitingPictures, browser, editor, goOnline } = await openWithPhotograph(
      `lost ${lost}`,
    );
    let count = 0;
    saving.injectFaults(({ method }) =>
      method === 'POST' && ++count === lost ? 'lose answer' : undefined,
    );
    editor.add('products', { ...product('Yeni'), image });
    await eventually(() => expect(saving.logged).toHaveBeenCalled());
    goOnline();
    await untilSent(browser);
    expect(await storedImages()).toEqual([image]);
    expect(await storedPictures()).toHaveLength(2);
    expect(await waitingPictures.all()).toEqual([]);
  });

  test('is refused in words where the browser has lost it, and holds up no other change', async () => {
    const page = await openWithPhotograph('c');
    const { image, waitingPictures, browser, editor, state } = page;
    await waitingPictures.remove(image);
    const id = editor.add('products', { ...product('Yeni'), image });
    editor.add('brands', { name: 'Sonraki', logo: 'a.png' });
    await eventually(() => expect(state().refusals).toMatchObject([{ reason: 'pictureLost' }]));
    expect(await storedImages()).toEqual([]);
    expect(await backend().sql("select from brands where name = 'Sonraki'")).toHaveLength(1);

    editor.update('products', id, { image: 'a.png' });
    await untilSent(browser);
    expect(state()).toEqual(ALL_SAVED);
    expect(await storedImages()).toEqual(['a.png']);
  });

  test('is sent again where Storage lists it without its file', async () => {
    const { full, image, waitingPictures } = await choose('listed');
    const name = nameOf(full);
    await backend().sql(
      `insert into storage.objects (bucket_id, name, metadata)
      select 'pictures', unnest(array[$1, $2]), '{"mimetype":"image/webp"}'`,
      [name, name.replace('.', '-400.')],
    );
    const { browser, editor } = await openPanel(backend(), { waitingPictures });
    editor.add('products', { ...product('Yeni'), image });
    await untilSent(browser);
    const small = image.replace('.webp', '-400.webp');
    expect((await fetch(small)).status).toBe(200);
    expect(await (await fetch(image)).arrayBuffer()).toEqual(full);
  });

  test('is a logo, which arrives after all that was drawn of it', async () => {
    const { full, image: webp, waitingPictures } = await choose('logo');
    const picture = await waitingPictures.get(webp);
    if (picture === undefined) throw new Error('No picture was chosen');
    const logo = webp.replace('.webp', '.png');
    const copies = Object.values(LOGO_COPIES).map((end) => ({
      end,
      content: pictureBytes(end),
      type: end.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
    }));
    await waitingPictures.keep(logo, { ...picture, type: 'image/png', copies });
    const { browser, editor } = await openPanel(backend(), { waitingPictures });
    const begin = backend().requests.length;
    editor.add('brands', { name: 'Yeni', logo });
    await untilSent(browser);
    const object = `POST /storage/v1/object/pictures/${nameOf(full).replace('.webp', '')}`;
    const ends = ['-400.png', ...Object.values(LOGO_COPIES), '.png'];
    expect(writesSince(backend(), begin)).toEqual([
      ...ends.map((end) => `${object}${end}`),
      'POST /brands',
    ]);
    const share = await fetch(logoCopyOf(logo, 'share') ?? '');
    expect(share.headers.get('content-type')).toBe('image/jpeg');
    expect(await share.arrayBuffer()).toEqual(pictureBytes('-share.jpg'));
  });

  test('is not asked for again by a change of other fields', async () => {
    const { image, browser, editor, shown } = await openWithPhotograph('e');
    editor.add('products', { ...product('Yeni'), image });
    await untilSent(browser);
    const begin = backend().requests.length;
    const [added] = shown().products;
    if (added) editor.update('products', added.id, { price: 99 });
    await untilSent(browser);
    expect(
      backend()
        .requests.slice(begin)
        .map(({ method }) => method),
    ).toEqual(['PATCH']);
  });

  test('is removed a week after its form was cancelled, unless a draft names it', async () => {
    const weekAgo = Date.now() - 8 * 86_400_000;
    const open = await choose('of an open form');
    const { waitingPictures } = await choose('cancelled', open.waitingPictures, weekAgo);
    const draft = await choose('of a draft', waitingPictures, weekAgo);
    const access = await (await openPage(backend(), { waitingPictures })).enter();
    access?.drafts.keep('products', { key: 'new-1', photograph: draft.image, typed: {} });
    const pictures = await access?.openPictures?.();
    const kept = [open.image, draft.image].toSorted();
    const addresses = (await waitingPictures.all()).map(([address]) => address);
    expect(addresses.toSorted()).toEqual(kept);
    expect([...(pictures?.previews.keys() ?? [])].toSorted()).toEqual(kept);
  });

  test('is not removed while the shop names it as its logo', async () => {
    const weekAgo = Date.now() - 8 * 86_400_000;
    const { image, waitingPictures } = await choose('of the shop', undefined, weekAgo);
    await backend().sql('update shop_info set logo = $1', [image]);
    const page = await openPage(backend(), { waitingPictures, readsInOne: true });
    const pictures = await (await page.enter())?.openPictures?.();
    expect([...(pictures?.previews.keys() ?? [])]).toEqual([image]);
  });
});
