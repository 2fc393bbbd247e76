import { expect, test } from 'vitest';

import type { Product } from '@/domain/product';
import { product } from '@/domain/testing/examples';
import { NO_CHANGES } from '@/panel/domain/catalogChanges';

import {
  applyProductChanges,
  findChanged,
  type ProductChanges,
  rebaseChanges,
  setValuesAgain,
  splitChanges,
} from './productChanges';

const part = (id: number): Product => ({
  ...product,
  id,
  name: `Parça ${id}`,
  price: id,
  createdAt: `2026-01-0${id}`,
});
const [a, b, c, d] = [part(4), part(3), part(2), part(1)];
const products = [a, b, c, d];
const dearer = { before: a, after: { ...a, price: 10 } };
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test.each<[string, Partial<ProductChanges>, typeof a | undefined, boolean]>([
  ['another field of an edited product', { edited: [dearer] }, { ...a, name: 'Başka' }, false],
  ['an edit to the same value', { edited: [dearer] }, { ...a, price: 10 }, false],
  ['a deletion of what is gone', { deleted: [a] }, undefined, false],
  ['an edited field', { edited: [dearer] }, { ...a, price: 5 }, true],
  ['any field of a deleted product', { deleted: [a] }, { ...a, inStock: false }, true],
  ['an edited product that is gone', { edited: [dearer] }, undefined, true],
])('%s, with what is there now, is an obstacle: %s', (_, changes, stored, isObstacle) => {
  const wanted = changes.edited?.[0]?.after;
  const found = [{ seen: a, wanted, stored }];
  expect(findChanged({ ...NO_CHANGES, ...changes }, new Map([[a.id, stored]]))).toEqual(
    isObstacle ? found : [],
  );
});

test('changes are made again on what is stored now, and not on what is gone', () => {
  const changes = { ...NO_CHANGES, edited: [dearer, { before: b, after: c }], deleted: [c, d] };
  const changed = [
    { seen: a, wanted: dearer.after, stored: { ...a, price: 5, inStock: false } },
    { seen: b, wanted: c, stored: undefined },
    { seen: c, wanted: undefined, stored: { ...c, price: 7 } },
  ];
  const now = { ...a, price: 5, inStock: false };
  expect(rebaseChanges(changes, changed, setValuesAgain)).toEqual({
    added: [],
    edited: [{ before: now, after: { ...now, price: 10 } }],
    deleted: [{ ...c, price: 7 }, d],
  });
  const twice = rebaseChanges(changes, changed, (stored) => ({
    ...stored,
    price: 2 * stored.price,
  }));
  expect(twice.edited).toEqual([{ before: now, after: { ...now, price: 10 } }]);
  expect(rebaseChanges(changes, changed, (stored) => stored).edited).toEqual([]);
});

test('chosen products are taken out of the changes', () => {
  const changes = { added: [a], edited: [dearer], deleted: [b, c] };
  const [chosen, others] = splitChanges(changes, ({ id }) => id >= b.id);
  expect(chosen).toEqual({ added: [], edited: [dearer], deleted: [b] });
  expect(others).toEqual({ added: changes.added, edited: [], deleted: [c] });
});

test('new products come first, and edits keep other fields', () => {
  const { id: _, createdAt: __, ...added } = c;
  const changes = { added: [added], edited: [dearer], deleted: [b, d] };
  const sold = { ...a, inStock: false };
  const after = applyProductChanges([sold, b, c, d], changes, [9]);
  expect(after).toEqual([{ ...added, id: 9 }, { ...sold, price: 10 }, c]);
});

test('deleted products come back in their places', () => {
  const undo = { ...NO_CHANGES, added: [a, b, d] };
  const isBack = (list: readonly (typeof a)[]) =>
    namesOf(applyProductChanges(list, undo, [7, 6, 5]));
  expect(isBack([c])).toEqual(namesOf(products));
  expect(isBack([])).toEqual(namesOf([a, b, d]));
  expect(isBack([{ ...part(9), name: 'Yeni' }, c])).toEqual(['Yeni', ...namesOf(products)]);
});
