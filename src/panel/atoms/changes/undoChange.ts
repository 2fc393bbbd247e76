import { atom } from 'jotai';

import type { ItemOf, ListName } from '@/domain/catalog';
import { changesBetween, pickFields, sameValues } from '@/domain/records';
import { catalogAtom } from '@/panel/atoms/lists';
import { openAccess } from '@/panel/atoms/session';
import { CONTACT } from '@/panel/content/conflict';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import { type Edit, type ListChanges, withCurrentIds } from '@/panel/domain/catalogChanges';
import { itemName } from '@/panel/domain/lists';
import { countChanges } from '@/panel/domain/products/productChanges';

import { changeLogAtom, type LoggedChange, logChangeAtom } from './changeLog';
import { changeProductsAtom } from './productChanges';

/**
 * Undoes a change, which is a change again. What has other values than the change has written is left. Undefined on success:
 * products are undone in one transaction, before the rest.
 */
export const undoChangeAtom = atom(null, async (get, set, chosen: LoggedChange) => {
  if (!get(changeLogAtom).includes(chosen)) return undefined;
  const { key, words, isUndone = false, restore, undo } = chosen;
  const left: string[] = [];
  const wanted = withCurrentIds(undo.products, get(catalogAtom).products);
  const isOfProducts = restore === undefined && countChanges(wanted) > 0;
  const products = isOfProducts
    ? await set(changeProductsAtom, wanted, {
        async choose(changed) {
          left.push(...changed.map(({ seen }) => seen.name));
          return 'without';
        },
      })
    : undefined;
  if (typeof products === 'string') return products;

  const before = get(catalogAtom);
  const { editor } = openAccess(get);
  if (restore) restore();
  else {
    left.push(
      ...changeList(editor, 'brands', undo.brands, before.brands),
      ...changeList(editor, 'slides', undo.slides, before.slides),
    );
    const { contact } = undo;
    if (contact && isAsWritten(before.contact, contact)) {
      editor.saveContact(changesBetween(contact.before, contact.after), contact.before);
    } else if (contact) left.push(CONTACT);
  }
  set(logChangeAtom, before, { key, words, isUndone: !isUndone, products, left });
  return undefined;
});

/** Through the outbox. Returns the names of the items that are left. */
function changeList<List extends ListName>(
  editor: CatalogEditor,
  list: List,
  changes: ListChanges<ItemOf<List>>,
  items: readonly ItemOf<List>[],
): string[] {
  const { added, edited, deleted } = withCurrentIds(changes, items);
  const find = (id: number) => items.find((item) => item.id === id);
  const [sameEdits, otherEdits] = split(edited, (edit) => isAsWritten(find(edit.before.id), edit));
  const [same, other] = split(deleted, (item) => sameValues(find(item.id) ?? item, item));
  added.toReversed().forEach((item) => editor.add(list, item));
  sameEdits.forEach(({ before, after }) =>
    editor.update(list, before.id, changesBetween(before, after), before),
  );
  same.forEach(({ id }) => editor.remove(list, id));
  return [...otherEdits.map(({ before }) => before), ...other].map(itemName);
}

function isAsWritten<Values extends object>(
  now: Values | undefined,
  { before, after }: Edit<Values>,
): boolean {
  const names = Object.keys(changesBetween(before, after));
  return now !== undefined && sameValues(pickFields(now, names), pickFields(before, names));
}

function split<Value>(values: readonly Value[], isFirst: (value: Value) => boolean) {
  const groups = Map.groupBy(values, isFirst);
  return [groups.get(true) ?? [], groups.get(false) ?? []] as const;
}
