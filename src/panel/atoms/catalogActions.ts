import { atom, type Getter, type Setter } from 'jotai';

import { productsAtom } from '@/atoms/catalog';
import type { Brand } from '@/domain/brand';
import type { Catalog, ItemOf, ListName, NewItemOf, RecordName } from '@/domain/catalog';
import type { FieldValues } from '@/domain/records';
import { changeOneByOne, NO_CHANGES } from '@/panel/domain/catalogChanges';

import { changeProductsAtom } from './changes/changeProducts';
import { itemsAtoms, rowsAtoms } from './lists';
import { beginStep } from './notice/notice';
import { closeFormAtom } from './openForm';

// The repository's onChange changes the lists, before a command of the editor returns.

/** Values changed in a row itself. A form that is open stays open. */
export const changeProductAtom = atom(null, (get, set, id: number, changed: FieldValues) => {
  const { editor, announce } = beginStep(get, set, 'item');
  announce({ products: editor.update('products', id, changed) });
});

function actionsOf<List extends ListName>(list: List) {
  return {
    /** Adds, and closes the form (specification 4, "Admin tab"). Returns the new item's id. */
    add: atom(null, (get, set, item: NewItemOf<List>): number => {
      const { editor, announce } = beginStep(get, set, 'item');
      const id = editor.add(list, item);
      // As it is shown: some of its values may be repaired.
      const deleted = get(itemsAtoms[list]).filter((added) => added.id === id);
      announce({ [list]: { ...NO_CHANGES, deleted } });
      set(closeFormAtom);
      return id;
    }),
    /** `seen` is the item when its form was opened. */
    update: atom(null, (get, set, id: number, changed: FieldValues, seen?: ItemOf<List>) => {
      const { editor, announce } = beginStep(get, set, 'item');
      announce({ [list]: editor.update(list, id, changed, seen) });
      set(closeFormAtom);
    }),
    /** Returns the item whose row comes in its place. */
    remove: atom(null, (get, set, id: number): ItemOf<List> | undefined => {
      const rows = get(rowsAtoms[list]);
      const index = rows.findIndex((row) => row.id === id);
      const next = rows[index + 1] ?? rows[index - 1];
      const { editor, announce } = beginStep(get, set, 'item');
      editor.remove(list, id);
      announce({ [list]: { ...NO_CHANGES, added: rows.slice(index, index + 1) } });
      return next;
    }),
  };
}

/** A renamed brand takes its products along. */
const updateBrandAtom = atom(
  null,
  async (get, set, id: number, changed: FieldValues, seen?: Brand) => {
    const { editor, announce } = beginStep(get, set, 'brand');
    const brands = editor.update('brands', id, changed, seen);
    set(closeFormAtom);
    // The edit that undoes it: `before` is the brand of now.
    const [back] = brands.edited;
    const [brand, old] = [back?.before.name, back?.after.name];
    const products = get(productsAtom).filter((product) => product.brand === old);
    if (brand === undefined || brand === old || products.length === 0) return announce({ brands });
    const edited = products.map((product) => ({ before: product, after: { ...product, brand } }));
    const changes = { ...NO_CHANGES, edited };
    const options = { choose: async () => 'without' as const };
    const undo = await set(changeProductsAtom, editor, changes, options);
    // Without an answer each waits for itself.
    const isFailure = typeof undo === 'string';
    return announce({
      brands,
      products: isFailure ? changeOneByOne(editor, 'products', changes) : undo,
    });
  },
);

type ItemActions = { [List in ListName]: ReturnType<typeof actionsOf<List>> };

export const itemActions: ItemActions = {
  products: actionsOf('products'),
  brands: { ...actionsOf('brands'), update: updateBrandAtom },
  slides: actionsOf('slides'),
};

/** `changed`: null for a fact of the shop that is again the one of the build. */
export const saveRecordAtom = atom(
  null,
  <Name extends RecordName>(
    get: Getter,
    set: Setter,
    table: Name,
    changed: FieldValues,
    seen?: Catalog[Name],
  ) => {
    const { editor, announce } = beginStep(get, set, 'item');
    announce({ [table]: editor.saveRecord(table, changed, seen) });
  },
);
