import { atom, type Getter } from 'jotai';

import { contactAtom, productsAtom } from '@/atoms/catalog';
import type { Brand } from '@/domain/brand';
import type { ItemOf, ListName, NewItemOf } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import type { FieldValues } from '@/domain/records';
import { renamedBrandText } from '@/panel/content/changes';
import { changeOneByOne, NO_CHANGES, undoOfItem } from '@/panel/domain/catalogChanges';
import { itemsOf } from '@/panel/domain/lists';

import { changeProductsAtom } from './changes/changeProducts';
import { catalogAtom, rowsAtoms } from './lists';
import { announceStepAtom } from './notice/announceStep';
import { closeFormAtom } from './openForm';
import { openAccess } from './session';

// The repository's onChange changes the lists, before a command of the editor returns.

function shownItem<List extends ListName>(get: Getter, list: List, id: number) {
  return itemsOf(get(catalogAtom), list).find((item) => item.id === id);
}

/** Returns its step, with what undoes it. */
function editItem<List extends ListName>(
  get: Getter,
  list: List,
  id: number,
  changed: FieldValues,
  seen?: ItemOf<List>,
) {
  const before = shownItem(get, list, id);
  const { step, editor } = openAccess(get).editor.inStep(list === 'brands' ? 'brand' : 'item');
  editor.update(list, id, changed, seen);
  return { step, editor, undo: undoOfItem(list, before, shownItem(get, list, id)) };
}

/** Values changed in a row itself. A form that is open stays open. */
export const changeProductAtom = atom(null, (get, set, id: number, changed: FieldValues) => {
  const { step, undo } = editItem(get, 'products', id, changed);
  set(announceStepAtom, step, undo);
});

function actionsOf<List extends ListName>(list: List) {
  return {
    /** Adds, and closes the form (specification 4, "Admin tab"). Returns the new item's id. */
    add: atom(null, (get, set, item: NewItemOf<List>): number => {
      const { step, editor } = openAccess(get).editor.inStep('item');
      const id = editor.add(list, item);
      set(announceStepAtom, step, undoOfItem(list, undefined, shownItem(get, list, id)));
      set(closeFormAtom);
      return id;
    }),
    /** `seen` is the item when its form was opened. */
    update: atom(null, (get, set, id: number, changed: FieldValues, seen?: ItemOf<List>) => {
      const { step, undo } = editItem(get, list, id, changed, seen);
      set(announceStepAtom, step, undo);
      set(closeFormAtom);
    }),
    /** Returns the item whose row comes in its place. */
    remove: atom(null, (get, set, id: number): ItemOf<List> | undefined => {
      const rows = get(rowsAtoms[list]);
      const index = rows.findIndex((row) => row.id === id);
      const item = rows[index];
      const next = rows[index + 1] ?? rows[index - 1];
      const { step, editor } = openAccess(get).editor.inStep('item');
      editor.remove(list, id);
      const removed = item && { list, item };
      const undo = undoOfItem(list, item, shownItem(get, list, id));
      set(announceStepAtom, step, undo, { removed });
      return next;
    }),
  };
}

/** A renamed brand takes its products along. */
const updateBrandAtom = atom(
  null,
  async (get, set, id: number, changed: FieldValues, seen?: Brand) => {
    const old = shownItem(get, 'brands', id)?.name;
    const { step, editor, undo } = editItem(get, 'brands', id, changed, seen);
    const brand = shownItem(get, 'brands', id)?.name;
    set(closeFormAtom);
    const products = get(productsAtom).filter((product) => product.brand === old);
    if (old === undefined || brand === undefined || brand === old || products.length === 0) {
      return set(announceStepAtom, step, undo);
    }
    const words = renamedBrandText(old, brand, products.length);
    const edited = products.map((product) => ({ before: product, after: { ...product, brand } }));
    const changes = { ...NO_CHANGES, edited };
    const options = { choose: async () => 'without' as const };
    const written = await set(changeProductsAtom, editor, changes, options);
    // Without an answer each waits for itself.
    const isFailed = typeof written === 'string';
    const undone = isFailed ? changeOneByOne(editor, 'products', changes) : written;
    return set(announceStepAtom, step, { ...undo, products: undone }, { words });
  },
);

type ItemActions = { [List in ListName]: ReturnType<typeof actionsOf<List>> };

export const itemActions: ItemActions = {
  products: actionsOf('products'),
  brands: { ...actionsOf('brands'), update: updateBrandAtom },
  slides: actionsOf('slides'),
};

export const saveContactAtom = atom(null, (get, set, changed: FieldValues, seen?: ContactInfo) => {
  const before = get(contactAtom);
  const { step, editor } = openAccess(get).editor.inStep('item');
  editor.saveContact(changed, seen);
  const after = get(contactAtom);
  if (before !== after) set(announceStepAtom, step, { contact: { before: after, after: before } });
});
