import { valuesBefore } from '@/data/schema/fieldValues';
import { listTables } from '@/data/schema/tables';
import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import { withFields } from '@/domain/records';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import {
  amendContact,
  amendMutation,
  type Change,
  reopenMutation,
} from '@/panel/data/sync/mutations/amendMutation';
import { isLocalId, newLocalId } from '@/panel/data/sync/mutations/itemIds';
import { isOf, newMutationId, subjectOf } from '@/panel/data/sync/mutations/mutation';
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

  function latest(subject: string) {
    const found = queue.find(subject);
    return found && queue.refresh(found.mutationId);
  }

  function record<List extends ListName>(table: List, change: Change<ItemOf<List>>): void {
    const { kind, values: item, seen } = change;
    const { id } = item;
    const earlier = latest(subjectOf({ table, id }));
    if (earlier && isOf(earlier, table)) {
      const amended = amendMutation(earlier, change);
      return amended ? queue.put(amended) : queue.remove(earlier.mutationId);
    }
    const rowId = itemIds.rowId(table, id);
    const edit = seen && { seen, sentBefore: [] };
    const mutation = { ...newBase(), kind, table, id, item, edit };
    if (rowId !== undefined && (serverState.isKnown(table) || isLocalId(id))) {
      return queue.put({ ...mutation, status: 'pending', rowId });
    }
    console.error(`${table}: the backend's own rows are not known, so this change is not sent`);
    return serverState.apply(table, [{ ...mutation, status: 'applied', rowId: id }]);
  }

  /** Saved without a change: the owner wants it to be sent again. */
  function sendRefusedAgain(list: ListName, id: number): void {
    const refused = latest(subjectOf({ table: list, id }));
    if (refused?.status !== 'rejected') return;
    queue.put(reopenMutation(refused));
    onCommand(list);
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
    update(list, given, seen) {
      const id = itemIds.shownId(list, given.id);
      const shown = shownItems(list).find((other) => other.id === id);
      const wanted = repaired(list, { ...given, id });
      const before = seen ?? shown;
      const changed = before && valuesBefore(list, repaired(list, before), wanted);
      const names = Object.keys(changed ?? {});
      if (changed && names.length === 0) return sendRefusedAgain(list, id);
      const item = shown && changed ? withFields(shown, wanted, names) : wanted;
      record(list, { kind: 'update', values: item, seen: changed });
      optimisticState.show(onlyList(list, withItem(shownItems(list), item)));
      onCommand(list);
    },
    remove(list, givenId) {
      const id = itemIds.shownId(list, givenId);
      const items = shownItems(list);
      const item = items.find((other) => other.id === id);
      if (item === undefined) return undefined;
      const earlier = latest(subjectOf({ table: list, id }));
      record(list, { kind: 'delete', values: item });
      const deletion = queue.find(subjectOf({ table: list, id }));
      optimisticState.show(onlyList(list, withoutItem(items, id)));
      onCommand(list);
      return () => undoRemoval({ list, item, earlier, deletion });
    },
    saveContact(given, seen) {
      const { contact: shown } = optimisticState.catalog();
      const changed = valuesBefore('contact', seen ?? shown, given);
      const values = withFields(shown, given, Object.keys(changed));
      const earlier = latest(subjectOf({ table: 'contact' }));
      queue.put(
        earlier?.table === 'contact'
          ? amendContact(earlier, { kind: 'update', values, seen: changed })
          : {
              ...newBase(),
              kind: 'update',
              status: 'pending',
              table: 'contact',
              contact: values,
              edit: { seen: changed, sentBefore: [] },
            },
      );
      optimisticState.show({ contact: values });
      onCommand('contact');
    },
  };
}

function repaired<List extends ListName>(list: List, item: ItemOf<List>): ItemOf<List> {
  return listTables[list].parseItem(item) ?? item;
}
