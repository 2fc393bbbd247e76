import { listTables } from '@/data/schema/tables';
import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import { type FieldValues, pickFields, withValues } from '@/domain/records';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import { stillChanged } from '@/panel/data/sync/mutations/edit';
import { isLocalId, newLocalId } from '@/panel/data/sync/mutations/itemIds';
import { type Change, mergeChange, reopened } from '@/panel/data/sync/mutations/mergeChange';
import {
  CONTACT_ID,
  type Item,
  mayBeCarriedOut,
  type Mutation,
  newMutationId,
} from '@/panel/data/sync/mutations/mutation';
import type { SyncState } from '@/panel/data/sync/state/syncState';
import { itemsOf, onlyList, withItem, withItemAdded, withoutItem } from '@/panel/domain/lists';

import { createUndoRemoval } from './undoRemoval';

type Commands = Pick<CatalogEditor, 'add' | 'update' | 'remove' | 'saveContact'>;

/** The owner's commands. Each puts one mutation into the outbox, or amends the one that is there for the same item. */
export function createCommands(
  state: SyncState,
  onCommand: (table: keyof Catalog) => void,
): Commands {
  const { serverState, queue, itemIds, optimisticState } = state;
  const undoRemoval = createUndoRemoval(state, onCommand);
  const newBase = () => ({ mutationId: newMutationId(), order: queue.nextOrder(), attempt: 0 });
  const shownItems = <List extends ListName>(list: List) =>
    itemsOf(optimisticState.catalog(), list);

  function latest(table: keyof Catalog, id: number): Mutation | undefined {
    const found = queue.find(table, id);
    return found && queue.refresh(found.mutationId);
  }

  function record(table: keyof Catalog, change: Change): void {
    const { item } = change;
    const { id } = item;
    const earlier = latest(table, id);
    // It was deleted in another browser tab. Where the database has refused that, the owner sees the item and can edit it.
    if (earlier?.kind === 'delete' && earlier.status !== 'refused') return;
    if (earlier && !mayBeCarriedOut(earlier)) {
      const merged = mergeChange(earlier, change);
      return merged ? queue.put(merged) : queue.remove(earlier.mutationId);
    }
    const rowId = itemIds.rowId(table, id);
    const mutation = { ...newBase(), ...change, table, id, rowId };
    const isKnown = rowId !== undefined && (serverState.isKnown(table) || isLocalId(id));
    if (earlier || isKnown) {
      return queue.put({ ...mutation, status: 'pending' });
    }
    console.error(`${table}: the backend's own rows are not known, so this change is not sent`);
    return serverState.apply(table, [{ ...mutation, status: 'applied' }]);
  }

  /** Saved without a change: the owner wants it to be sent again. */
  function sendRefusedAgain(table: keyof Catalog, id: number): void {
    const refused = latest(table, id);
    if (refused?.status !== 'refused') return;
    queue.put(reopened(refused));
    onCommand(table);
  }

  return {
    add(list, given) {
      const id = newLocalId();
      const { createdAt: _, ...values } = given;
      const item = repaired(list, { ...values, id } as ItemOf<typeof list>);
      queue.put({ ...newBase(), kind: 'insert', status: 'pending', table: list, id, item });
      optimisticState.show(onlyList(list, withItemAdded<typeof item>(shownItems(list), item)));
      onCommand(list);
      return id;
    },
    update(list, givenId, changed, seen) {
      const id = itemIds.shownId(list, givenId);
      const shown = shownItems(list).find((other) => other.id === id);
      if (shown === undefined) return;
      const item = repaired(list, withValues(shown, changed));
      const change = changeOf(item, changed, seen ?? shown);
      if (change === undefined) return sendRefusedAgain(list, id);
      record(list, change);
      optimisticState.show(onlyList(list, withItem(shownItems(list), item)));
      onCommand(list);
    },
    remove(list, givenId) {
      const id = itemIds.shownId(list, givenId);
      const items = shownItems(list);
      const item = items.find((other) => other.id === id);
      if (item === undefined) return undefined;
      const earlier = latest(list, id);
      record(list, { kind: 'delete', item });
      const deletion = queue.find(list, id);
      optimisticState.show(onlyList(list, withoutItem(items, id)));
      onCommand(list);
      return () => undoRemoval({ list, item, earlier, deletion });
    },
    saveContact(changed, seen) {
      const { contact: shown } = optimisticState.catalog();
      const contact = withValues(shown, changed);
      const change = changeOf({ ...contact, id: CONTACT_ID }, changed, seen ?? shown);
      if (change === undefined) return sendRefusedAgain('contact', CONTACT_ID);
      record('contact', change);
      optimisticState.show({ contact });
      onCommand('contact');
    },
  };
}

/** Undefined where the owner saw these values already. */
function changeOf(item: Item, changed: FieldValues, before: object): Change | undefined {
  const seen = stillChanged(item, pickFields(before, Object.keys(changed)));
  return Object.keys(seen).length === 0 ? undefined : { kind: 'update', item, seen };
}

function repaired<List extends ListName>(list: List, item: ItemOf<List>): ItemOf<List> {
  return listTables[list].parseItem(item) ?? item;
}
