import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { columnOf, toRow } from '@/data/schema/rows';
import { allFields, type Catalog, FIELDS, isRecordName } from '@/domain/catalog';
import type { Field, FieldValue } from '@/domain/fields/field';
import type { FieldValues } from '@/domain/records';
import { NO_CHANGES } from '@/panel/domain/catalogChanges';
import { LIST_NAMES } from '@/panel/domain/lists';

import { useSaving } from '../save/savePanel.ts';
import { openPage, openPanel, runInSequence, untilSent } from '../save/saveToBackend.ts';
import { MIGRATION_FILES, MIGRATIONS } from '../support/migrations.ts';
import { knownHeaders, setPassword } from '../support/owner.ts';
import { rest } from '../support/rest.ts';
import { emptyTables } from '../support/tables.ts';
import { describeBackend } from '../support/useBackend.ts';

const TABLES = Object.keys(FIELDS) as (keyof Catalog)[];

/** Two that fit each pattern are among them. */
const TEXTS = [
  'Bir',
  'İki',
  '0312 000 00 00',
  '0533 000 00 00',
  'bir@shop.example',
  'iki@shop.example',
  'bg-green-600',
  'bg-blue-600',
  'https://bir.example/',
  'https://iki.example/',
];

const VALUES: Record<Exclude<Field['kind'], 'text'>, readonly [FieldValue, FieldValue]> = {
  picture: ['images/bir.webp', 'images/iki.webp'],
  price: [20, 30.5],
  percent: [5, 10],
  flag: [true, false],
};

function valueOf(field: Field, which: 0 | 1): FieldValue {
  if (field.kind !== 'text') return VALUES[field.kind][which];
  const { pattern = /^(?:Bir|İki)$/ } = field;
  const value = TEXTS.filter((text) => pattern.test(text))[which];
  if (value === undefined) throw new Error(`No text fits ${String(pattern)}`);
  return value;
}

/** One of two values for each field of the table. */
function every(table: keyof Catalog, which: 0 | 1): FieldValues {
  const fields = Object.entries<Field>(FIELDS[table]);
  return Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, which)]));
}

const pathOf = (table: keyof Catalog) => (isRecordName(table) ? `${table}_info` : table);

const LIMITS = TABLES.flatMap((table) =>
  Object.entries<Field>(FIELDS[table]).flatMap(([name, field]) =>
    field.kind === 'text' ? [{ table, name, field, most: field.most }] : [],
  ),
);

describeBackend('every field of the tables of fields', () => {
  const { backend } = useSaving({
    async reset(shop) {
      await emptyTables(shop);
      await shop.sql('truncate private.applied_operations');
      await shop.sql('delete from shop_info; insert into shop_info default values');
      // Marked as filled, so that nothing is seeded.
      await shop.sql(
        "insert into private.filled_lists values ('products'), ('brands'), ('slides')",
      );
      await setPassword(shop);
    },
  });

  /** The table's items, as a visitor reads them. */
  async function stored(table: keyof Catalog): Promise<FieldValues[]> {
    const catalog = (await openPage(backend(), { readsInOne: true })).shown();
    const items: readonly object[] = isRecordName(table) ? [catalog[table]] : catalog[table];
    return items.map((item) => allFields(table, item));
  }

  test.each(LIST_NAMES)('%s: is added and edited both ways by a form', async (list) => {
    const { editor, browser } = await openPanel(backend());
    const id = editor.add(list, every(list, 0));
    await untilSent(browser);
    expect(await stored(list)).toEqual([every(list, 0)]);
    editor.update(list, id, every(list, 1));
    await untilSent(browser);
    expect(await stored(list)).toEqual([every(list, 1)]);
    editor.update(list, id, every(list, 0));
    await untilSent(browser);
    expect(await stored(list)).toEqual([every(list, 0)]);
  });

  test('contact: is saved for the first time and edited', async () => {
    const { editor, browser } = await openPanel(backend());
    editor.saveRecord('contact', every('contact', 0));
    await untilSent(browser);
    expect(await stored('contact')).toEqual([every('contact', 0)]);
    editor.saveRecord('contact', every('contact', 1));
    await untilSent(browser);
    expect(await stored('contact')).toEqual([every('contact', 1)]);
  });

  test('shop: is saved for the first time, and each fact can be that of the build again', async () => {
    const { editor, browser } = await openPanel(backend(), { readsInOne: true });
    const none = Object.fromEntries(Object.keys(FIELDS.shop).map((name) => [name, null]));
    await runInSequence([every('shop', 0), every('shop', 1), none], async (values) => {
      editor.saveRecord('shop', values);
      await untilSent(browser);
      expect(await stored('shop')).toEqual([values]);
    });
  });

  test('products: is added and edited both ways by a change set', async () => {
    const { editor, shown } = await openPanel(backend());
    const [one, other] = [every('products', 0), every('products', 1)];
    const change = async (changes: object) =>
      expect(await editor.changeProducts({ ...NO_CHANGES, ...changes })).toMatchObject({
        kind: 'done',
      });
    const edit = async (values: FieldValues) => {
      const [before] = shown().products;
      await change({ edited: [{ before, after: { ...before, ...values } }] });
    };
    await change({ added: [one] });
    expect(await stored('products')).toEqual([one]);
    await edit(other);
    expect(await stored('products')).toEqual([other]);
    await edit(one);
    expect(await stored('products')).toEqual([one]);
  });

  test.each(LIMITS)('$table, $name: takes $most letters and no more', async (limit) => {
    const { table, name, field, most } = limit;
    const begin = String(valueOf(field, 0));
    const insert = async (length: number) => {
      const long = begin.padEnd(length, begin.at(-1));
      const body = {
        ...toRow(table, every(table, 0)),
        [columnOf(name)]: long,
      };
      const headers = await knownHeaders(backend());
      const call = { headers, body };
      return table === 'shop'
        ? (await rest(backend(), 'PATCH', 'shop_info?id=eq.1', call)).status
        : (await rest(backend(), 'POST', pathOf(table), call)).status;
    };
    expect([await insert(most), await insert(most + 1)]).toEqual(
      table === 'shop' ? [204, 400] : [201, 400],
    );
  });

  test('is known to PostgREST: the last migration tells it to read the schema anew', () => {
    const last = readFileSync(path.join(MIGRATIONS, MIGRATION_FILES.at(-1) ?? ''), 'utf8');
    expect(last.trimEnd()).toMatch(/notify pgrst, 'reload schema';$/);
  });
});
