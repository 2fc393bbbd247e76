import { atom } from 'jotai';

import type { ItemOf, ListName } from '@/domain/catalog';
import { changesBetween, pickFields, sameValues } from '@/domain/records';
import { catalogAtom } from '@/panel/atoms/lists';
import { openAccess } from '@/panel/atoms/session';
import { CONTACT } from '@/panel/content/conflict';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import { type ListChanges, withCurrentIds } from '@/panel/domain/catalogChanges';
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
  const { key, words, isUndone = false, removed, undo } = chosen;
  const left: string[] = [];
  const wanted = withCurrentIds(undo.products, get(catalogAtom).products);
  const isOfProducts = removed === undefined && countChanges(wanted) > 0;
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
  if (removed) editor.restore<ListName>(removed.list, removed.item);
  else {
    left.push(
      ...changeList(editor, 'brands', undo.brands, before.brands),
      ...changeList(editor, 'slides', undo.slides, before.slides),
    );
    const { contact } = undo;
    if (contact && isAsWritten(before.contact, contact.before, contact.after)) {
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
  const left: string[] = [];
  added.toReversed().forEach((item) => editor.add(list, item));
  for (const { before, after } of [...edited, ...deleted.map(asEdit)]) {
    const now = items.find(({ id }) => id === before.id);
    if (!isAsWritten(now, before, after)) left.push(itemName(before));
    else if (after === undefined) editor.remove(list, before.id);
    else editor.update(list, before.id, changesBetween(before, after), before);
  }
  return left;
}

function asEdit<Values>(before: Values): { before: Values; after: undefined } {
  return { before, after: undefined };
}

/** Without `after` the whole item is meant: it may be gone already. */
function isAsWritten<Values extends object>(
  now: Values | undefined,
  before: Values,
  after?: Values,
) {
  if (now === undefined) return after === undefined;
  const names = Object.keys(changesBetween(before, after ?? {}));
  return sameValues(pickFields(now, names), pickFields(before, names));
}
