import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { createProductSearch } from '@/data/supabase/read/searchProducts';
import { createRestClient } from '@/data/supabase/restClient';
import { ALL_PRODUCTS } from '@/domain/products/productQuery';
import { NO_CAR_HINTS } from '@/domain/testing/searchCases';
import { ALL_SAVED } from '@/panel/data/OwnerRepository';
import { memoryPictures } from '@/panel/data/testing/memoryPictures';

import { nameOf, pictureBytes, publicUrl } from '../pictures/ownersPictures.ts';
import { MIGRATION_FILES, MIGRATIONS } from '../support/migrations.ts';
import { setPassword } from '../support/owner.ts';
import { rest } from '../support/rest.ts';
import { fillWithOneRowEach, insertProducts } from '../support/tables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { namesOn, useSaving } from './savePanel.ts';
import { eventually, openPanel, outboxOf, product } from './saveToBackend.ts';

const UNSUPPORTED = { changesMany: 'unsupported', restores: 'unsupported' };
const READS = {
  ...UNSUPPORTED,
  refuses: ['policy', 'policy', 'policy', 'noBucket'],
  finds: undefined,
};
const WRITES = { ...READS, refuses: ['noBucket'] };
const RESTORES = { ...WRITES, restores: 'done' };
const CHANGES = { ...RESTORES, changesMany: 'done' };
const PICTURES = { ...CHANGES, refuses: [] };
const ALL = { ...PICTURES, finds: 1 };

/** Subjects of the migrations. Each case goes on from the one before it; without the first nothing can be read. */
const AGES: [subject: string, outcome: object][] = [
  ['public_reading', READS],
  ['samples', READS],
  ['owner_password', READS],
  ['known_passwords', READS],
  ['password_throttle', READS],
  ['owner_writing', WRITES],
  ['operations', WRITES],
  ['whole_catalog', RESTORES],
  ['product_changes', CHANGES],
  ['pictures', PICTURES],
  ['product_search', ALL],
  ['first_page', ALL],
  ['history', ALL],
  ['past_prices', ALL],
  ['undo', ALL],
  ['recent_changes', ALL],
  ['product_feed', ALL],
  ['search_questions', ALL],
  ['part_pages', ALL],
  ['vehicles', ALL],
];

/** What a later build might add. */
const LATER = `
  alter table products add column shelf text not null default 'A1', add column warranty text;
  grant insert (shelf, warranty), update (shelf, warranty) on products to anon, authenticated`;

const noMigrations = mkdtempSync(path.join(tmpdir(), 'no-migrations-'));
afterAll(() => rmSync(noMigrations, { recursive: true }));

describeBackend('this build with a database', () => {
  let applied = 0;
  const { backend } = useSaving({
    backend: { migrationsFolder: noMigrations },
    reset: async () => undefined,
  });

  /**
   * Applies a migration, and adds a function that the page does not know: when it is there, PostgREST has read the schema
   * anew.
   */
  async function apply(sql: string, subject: string): Promise<void> {
    const name = `age_${subject}`;
    await backend().sql(`${sql};
      create function public.${name}() returns int language sql stable return 1;
      grant execute on function public.${name}() to anon;
      notify pgrst, 'reload schema'`);
    await eventually(async () =>
      expect((await rest(backend(), 'GET', `rpc/${name}`)).status).toBe(200),
    );
  }

  async function openShop() {
    await fillWithOneRowEach(backend());
    await backend().sql(`truncate products; ${insertProducts(5)}`);
    const [full, small] = [pictureBytes(`${applied}`), pictureBytes(`${applied} small`)];
    const image = publicUrl(backend(), nameOf(full));
    const waitingPictures = memoryPictures();
    await waitingPictures.keep(image, {
      type: 'image/webp',
      smallType: 'image/webp',
      full,
      small,
      keptAt: Date.now(),
    });
    const panel = await openPanel(backend(), { waitingPictures });
    let state = ALL_SAVED;
    panel.editor.watchState((now) => (state = now));
    return { ...panel, image, state: () => state };
  }

  /** What becomes of everything that an owner and a visitor may do. No change is lost. */
  async function outcome() {
    const { editor, shown, browser, image, state, close } = await openShop();
    const [newest, second] = shown().products;
    if (!newest || !second) throw new Error('There are five');
    const edited = [{ before: newest, after: { ...newest, price: 50 } }];
    const set = { added: [product('Listeden')], edited, deleted: [second] };
    const result = await editor.changeProducts(set);
    const restoring = await editor.replaceAll(shown());

    const [first = newest, removed = second] = shown().products;
    editor.update('products', first.id, { price: 60 });
    editor.remove('products', removed.id);
    editor.add('products', product('Yeni'));
    editor.add('products', { ...product('Fotoğraflı'), image });
    await eventually(() => expect(state().waiting).toBe(0));
    const { refusals } = state();
    await eventually(() => expect(outboxOf(browser)).toHaveLength(refusals.length));
    expect(namesOn({ shown })).toEqual(expect.arrayContaining(['Fotoğraflı', 'Yeni']));
    close();

    const { url, anonKey: key } = backend();
    const search = createProductSearch(createRestClient({ url, key }, fetch), 20_000);
    const page = { skip: 0, size: 1 };
    const found = await search.find(ALL_PRODUCTS, page, NO_CAR_HINTS, new AbortController().signal);
    return {
      changesMany: 'reason' in result ? result.reason : result.kind,
      restores: restoring ?? 'done',
      refuses: refusals.map(({ reason }) => reason),
      finds: found?.products.length,
    };
  }

  test.for(AGES)('that ends with %s', async ([subject, expected]) => {
    const end = MIGRATION_FILES.findIndex((name) => name.endsWith(`_${subject}.sql`)) + 1;
    const files = MIGRATION_FILES.slice(applied, end);
    applied = end;
    const texts = files.map((file) => readFileSync(path.join(MIGRATIONS, file), 'utf8'));
    await apply(texts.join(';'), subject);
    if (expected !== READS) await setPassword(backend());
    expect(await outcome()).toEqual(expected);
  });

  test('of a later build, with further columns', async () => {
    await apply(LATER, 'later');
    expect(await outcome()).toEqual(ALL);
  });
});
