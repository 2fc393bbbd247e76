import { expect, test, vi } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import type { Catalog } from '@/domain/catalog';
import type { SaveState } from '@/panel/data/OwnerRepository';

import { memoryShop } from './memoryShop';

type Options = Parameters<typeof memoryShop>[1];

async function open(options?: Options) {
  const repository = memoryShop(sampleCatalog, options);
  const onChange = vi.fn<(changed: Partial<Catalog>) => void>();
  await repository.load(onChange);
  const editor = (await (await repository.openOwner()).logIn('yedekparca'))?.editor;
  if (editor === undefined) throw new Error('The password is right');
  return { repository, onChange, editor };
}

test('load resolves with the catalogue and reports longer lists later', async () => {
  const more: Partial<Catalog>[] = [{ brands: [] }, { slides: [] }];
  const onMore = vi.fn<(longer: Partial<Catalog>) => void>();
  expect(await memoryShop(sampleCatalog, { more }).load(onMore)).toBe(sampleCatalog);
  expect(onMore).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onMore.mock.calls.flat()).toEqual(more));
});

test('with `pending` the load never resolves', async () => {
  const load = memoryShop(sampleCatalog, { pending: true }).load(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, 20, 'late'));
  expect(await Promise.race([load, late])).toBe('late');
});

test('the login accepts its password only, and rejects when the panel is missing', async () => {
  const repository = memoryShop(sampleCatalog, { password: 'şifre' });
  expect(await (await repository.openOwner()).logIn('sifre')).toBeUndefined();
  expect(await (await repository.openOwner()).logIn('s\u0327ifre')).toBeDefined();
  const missing = memoryShop(sampleCatalog, { panelMissing: true });
  await expect(missing.openOwner()).rejects.toThrow(TypeError);
});

test('each mutation is reported at once and is part of the next load', async () => {
  const { repository, onChange, editor } = await open();
  const id = editor.add('brands', { name: 'VALEO', logo: 'v.svg' });
  expect(onChange).toHaveBeenLastCalledWith({
    brands: [{ id, name: 'VALEO', logo: 'v.svg' }, ...sampleCatalog.brands],
  });
  editor.update('brands', { id, name: 'Valeo', logo: 'v.svg' });
  sampleCatalog.brands.forEach((brand) => editor.remove('brands', brand.id));
  editor.saveContact({ ...sampleCatalog.contact, phone: '0312 345 67 89' });
  const { brands, contact } = await repository.load(onChange);
  expect(brands).toEqual([{ id, name: 'Valeo', logo: 'v.svg' }]);
  expect(contact.phone).toBe('0312 345 67 89');
});

test.each<[Options, SaveState]>([
  [{}, { waiting: 0, refused: 0 }],
  [
    { saveResult: 'waiting', state: { waiting: 2, refused: 1 } },
    { waiting: 3, refused: 1 },
  ],
  [{ saveResult: 'refused' }, { waiting: 0, refused: 1 }],
])('with the options %j a mutation gives the save state %j', async (options, state) => {
  const { editor } = await open(options);
  const onState = vi.fn<(state: SaveState) => void>();
  const stop = editor.watchState(onState);
  editor.remove('slides', 1);
  expect(onState).toHaveBeenLastCalledWith(state);
  stop();
  editor.remove('slides', 2);
  expect(onState.mock.lastCall).toEqual([state]);
});

test('replaceAll accepts a backup or returns the failure', async () => {
  const { onChange, editor } = await open();
  const backup = { ...sampleCatalog, slides: [] };
  expect(await editor.replaceAll(backup)).toBeUndefined();
  expect(onChange).toHaveBeenLastCalledWith(backup);

  const failing = await open({ replaceFailure: 'unreachable' });
  expect(await failing.editor.replaceAll(backup)).toBe('unreachable');
  expect(failing.onChange).not.toHaveBeenCalled();
});
