import { atom } from 'jotai';

import type { ItemOf, ListName } from '@/domain/catalog';
import { changedFields, changesBetween, pickFields, sameValues } from '@/domain/records';
import { catalogAtom } from '@/panel/atoms/lists';
import { openAccess } from '@/panel/atoms/session';
import { CONTACT } from '@/panel/content/conflict';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import {
  type Edit,
  type ListChanges,
  NO_CATALOG_CHANGES,
  undoOf,
  undoOfItem,
} from '@/panel/domain/catalogChanges';
import { withCurrentIds } from '@/panel/domain/changes/compareCatalogs';
import { itemName } from '@/panel/domain/lists';
import { countChanges } from '@/panel/domain/products/productChanges';

import { changeLogAtom, type LoggedChange, logChangeAtom } from './changeLog';
import { changeProductsAtom } from './changeProducts';

/**
 * Undoes a change, which is a change again. What has other values than the change has written is left. Undefined on success:
 * products are undone in one transaction, before the rest.
 */
export const undoChangeAtom = atom(null, async (get, set, chosen: LoggedChange) => {
  if (!get(changeLogAtom).includes(chosen)) return undefined;
  const { key, words, isUndone = false, removed, undo } = chosen;
  const step = { key, words, isUndone: !isUndone };
  const { editor } = openAccess(get);
  if (removed) {
    const { list, item } = removed;
    const id = editor.restore<ListName>(list, item);
    set(logChangeAtom, undoOfItem(list, undefined, { ...item, id }), step);
    return undefined;
  }
  const left: string[] = [];
  const wanted = withCurrentIds(undo.products, get(catalogAtom).products);
  const products =
    countChanges(wanted) === 0
      ? NO_CATALOG_CHANGES.products
      : await set(changeProductsAtom, wanted, {
          byRow: true,
          async choose(changed) {
            left.push(...changed.map(({ seen }) => seen.name));
            return 'without';
          },
        });
  if (typeof products === 'string') return products;

  const now = get(catalogAtom);
  const brands = changeList(editor, 'brands', undo.brands, now.brands);
  const slides = changeList(editor, 'slides', undo.slides, now.slides);
  left.push(...brands.left, ...slides.left);
  const contact = undo.contact && isAsWritten(now.contact, undo.contact) ? undo.contact : undefined;
  if (contact) editor.saveContact(changesBetween(contact.before, contact.after), contact.before);
  else if (undo.contact) left.push(CONTACT);
  const redo = { products, brands: brands.undo, slides: slides.undo };
  const contactBack = contact && { before: contact.after, after: contact.before };
  set(logChangeAtom, { ...redo, contact: contactBack }, { ...step, left });
  return undefined;
});

/** Through the outbox. Returns what undoes it, and the names of the items that are left. */
function changeList<List extends ListName>(
  editor: CatalogEditor,
  list: List,
  changes: ListChanges<ItemOf<List>>,
  items: readonly ItemOf<List>[],
): { undo: ListChanges<ItemOf<List>>; left: string[] } {
  const { added, edited, deleted } = withCurrentIds(changes, items);
  const stored = new Map(items.map((item) => [item.id, item]));
  const [editable, changed] = partition(edited, (edit) =>
    isAsWritten(stored.get(edit.before.id), edit),
  );
  const there = deleted.filter(({ id }) => stored.has(id));
  const [deletable, changedToo] = partition(there, (item) =>
    sameValues<object>(item, stored.get(item.id) ?? {}),
  );
  // The last one is added first, so that the first one is the newest.
  const ids = added.toReversed().map((item) => editor.add(list, item));
  for (const { before, after } of editable) {
    editor.update(list, before.id, changesBetween(before, after), before);
  }
  for (const { id } of deletable) editor.remove(list, id);
  const deletedIds = new Set(deletable.map(({ id }) => id));
  return {
    undo: undoOf(
      { added, edited: editable, deleted: deletable },
      { ids: ids.toReversed(), deletedIds },
    ),
    left: [...changed.map(({ before }) => before), ...changedToo].map(itemName),
  };
}

function partition<Item>(items: readonly Item[], isChosen: (item: Item) => boolean) {
  const groups = Map.groupBy(items, isChosen);
  return [groups.get(true) ?? [], groups.get(false) ?? []] as const;
}

function isAsWritten<Values extends object>(
  now: Values | undefined,
  { before, after }: Edit<Values>,
): boolean {
  const names = changedFields(before, after);
  return now !== undefined && sameValues(pickFields(now, names), pickFields(before, names));
}
