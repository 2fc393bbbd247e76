import { atom } from 'jotai';

import type { ItemOf, ListName } from '@/domain/catalog';
import { changedFields, changesBetween, pickFields, sameValues } from '@/domain/records';
import { catalogAtom } from '@/panel/atoms/lists';
import { openAccess } from '@/panel/atoms/session';
import { CONTACT } from '@/panel/content/conflict';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import {
  changeOneByOne,
  countChanges,
  type Edit,
  type ListChanges,
  NO_CATALOG_CHANGES,
  undoOfItem,
} from '@/panel/domain/catalogChanges';
import { withCurrentIds } from '@/panel/domain/changes/compareCatalogs';
import { itemName } from '@/panel/domain/lists';
import { findChangedIn, splitChanges } from '@/panel/domain/products/productChanges';

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

/** Changes a list through the outbox. Returns what undoes it, and the names of the items that are left. */
function changeList<List extends ListName>(
  editor: CatalogEditor,
  list: List,
  undo: ListChanges<ItemOf<List>>,
  items: readonly ItemOf<List>[],
): { undo: ListChanges<ItemOf<List>>; left: string[] } {
  const changes = withCurrentIds(undo, items);
  const left = findChangedIn(items, changes).map(({ seen }) => seen);
  const ids = new Set(left.map(({ id }) => id));
  const [, rest] = splitChanges(changes, ({ id }) => ids.has(id));
  const deleted = rest.deleted.filter(({ id }) => items.some((item) => item.id === id));
  const redo = changeOneByOne(editor, list, { ...rest, deleted });
  return { undo: redo, left: left.map(itemName) };
}

function isAsWritten<Values extends object>(now: Values, { before, after }: Edit<Values>): boolean {
  const names = changedFields(before, after);
  return sameValues(pickFields(now, names), pickFields(before, names));
}
