import { listTables } from '@/data/schema/tables';
import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import { type FieldValues, pickFields } from '@/domain/records';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import { isLocalId, newLocalId } from '@/panel/data/sync/mutations/itemIds';
import { type Change, mergeChange } from '@/panel/data/sync/mutations/mergeChange';
import {
  type Item,
  mayBeCarriedOut,
  type Mutation,
  RECORD_ID,
} from '@/panel/data/sync/mutations/mutation';
import type { SyncState } from '@/panel/data/sync/state/syncState';
import { editOf, NO_CHANGES } from '@/panel/domain/catalogChanges';
import { withValues } from '@/panel/domain/changedValues';
import { itemsOf } from '@/panel/domain/lists';

type Commands = Pick<CatalogEditor, 'add' | 'update' | 'remove' | 'restore' | 'saveRecord'>;

/** The owner's commands. Each puts one mutation into the outbox, or merges it into the one that is there for its item. */
export function createCommands(
  state: SyncState,
  onCommand: (table: keyof Catalog) => void,
  step?: string,
): Commands {
  const { serverState, queue, itemIds } = state;

  function find<List extends ListName>(list: List, anyId: number): ItemOf<List> | undefined {
    const shownId = itemIds.shownId(list, anyId);
    return itemsOf(state.shown(), list).find(({ id }) => id === shownId);
  }

  function latest(table: keyof Catalog, id: number): Mutation | undefined {
    const mutation = queue.find(table, id);
    return mutation && queue.refresh(mutation.mutationId);
  }

  function merge(earlier: Mutation, change: Change): void {
    const merged = mergeChange(earlier, change);
    return merged ? queue.put(merged) : queue.remove(earlier.mutationId);
  }

  function record(table: keyof Catalog, change: Change): void {
    const { item } = change;
    const { id } = item;
    const earlier = latest(table, id);
    // It was deleted in another browser tab. Where the database has refused that, the owner sees the item and can edit it.
    if (earlier?.kind === 'delete' && earlier.status !== 'refused') return;
    if (earlier && !mayBeCarriedOut(earlier)) return merge(earlier, change);
    const rowId = itemIds.rowId(id);
    const mutation = { ...queue.newBase(), ...change, step, table, id, rowId };
    const isKnown = rowId !== undefined && (serverState.isKnown(table) || isLocalId(id));
    if (earlier || isKnown) {
      return queue.put({ ...mutation, status: 'pending' });
    }
    console.error(`${table}: the backend's own rows are not known, so this change is not sent`);
    return serverState.apply(table, [{ ...mutation, status: 'applied' }]);
  }

  function edit(table: keyof Catalog, item: Item, changed: FieldValues, before: object): void {
    const seen = pickFields(before, Object.keys(changed));
    const isUnchanged = Object.keys(seen).length === 0;
    // Saved without a change: the owner wants what was refused to be sent again.
    if (isUnchanged && latest(table, item.id)?.status !== 'refused') return;
    record(table, { kind: 'update', item, seen });
    onCommand(table);
  }

  function insert<List extends ListName>(table: List, newItem: ItemOf<List>): number {
    const { id } = newItem;
    const item = repaired(table, newItem);
    queue.put({ ...queue.newBase(), kind: 'insert', status: 'pending', step, table, id, item });
    onCommand(table);
    return id;
  }

  return {
    add: (list, item) => insert(list, { ...item, id: newLocalId() } as ItemOf<typeof list>),
    update(list, id, changed, seen) {
      const shown = find(list, id);
      if (shown === undefined) return NO_CHANGES;
      const item = repaired(list, withValues(shown, changed));
      edit(list, item, changed, seen ?? shown);
      return editOf(item, shown);
    },
    remove(list, id) {
      const item = find(list, id);
      if (item === undefined) return;
      record(list, { kind: 'delete', item });
      onCommand(list);
    },
    restore(list, item) {
      const { id } = item;
      const deletion = latest(list, id);
      if (deletion?.kind === 'delete' && !mayBeCarriedOut(deletion)) {
        merge(deletion, { kind: 'update', item: deletion.item, seen: {} });
      }
      onCommand(list);
      if (find(list, id)) return id;
      // A row that comes back gets another id: a late repetition of the deletion must not find it.
      const hadRow = itemIds.rowId(id) !== undefined;
      return insert(list, { ...item, id: hadRow ? newLocalId() : id });
    },
    saveRecord(table, changed, seen) {
      const { [table]: shown } = state.shown();
      const saved = withValues(shown, changed);
      edit(table, { ...saved, id: RECORD_ID }, changed, seen ?? shown);
      return editOf(saved, shown);
    },
  };
}

function repaired<List extends ListName>(list: List, item: ItemOf<List>): ItemOf<List> {
  return listTables[list].parseRow(item) ?? item;
}
