import type { CatalogEditor } from '@/data/CatalogRepository';
import { itemsOf, onlyList, withItem, withoutItem } from '@/data/schema/lists';
import { listTables } from '@/data/schema/tables';
import type { Catalog, ItemOf, ListName } from '@/domain/catalog';

import { isLocalId, type ItemIds, newLocalId } from './itemIds';
import { amendMutation, isOf, newMutationId, subjectOf } from './mutation';
import type { MutationQueue } from './mutationQueue';
import type { OptimisticState } from './optimisticState';
import type { ServerState } from './serverState';

type Commands = Pick<CatalogEditor, 'add' | 'update' | 'remove' | 'saveContact'>;

interface Parts {
  serverState: ServerState;
  queue: MutationQueue;
  itemIds: ItemIds;
  optimisticState: OptimisticState;
  onCommand: (table: keyof Catalog) => void;
}

/** The owner's commands. Each puts one mutation into the outbox, or amends the one that is there for the same item. */
export function createCommands({
  serverState,
  queue,
  itemIds,
  optimisticState,
  onCommand,
}: Parts): Commands {
  const newBase = () => ({ mutationId: newMutationId(), order: queue.nextOrder(), attempt: 0 });
  const shownItems = <List extends ListName>(list: List) =>
    itemsOf(optimisticState.catalog(), list);

  function latest(subject: string) {
    const found = queue.find(subject);
    return found && queue.refresh(found.mutationId);
  }

  function record<List extends ListName>(
    table: List,
    item: ItemOf<List>,
    kind: 'update' | 'delete',
  ): void {
    const { id } = item;
    const earlier = latest(subjectOf({ table, id }));
    if (earlier && isOf(earlier, table)) {
      const amended = amendMutation(earlier, item, kind);
      return amended ? queue.put(amended) : queue.remove(earlier.mutationId);
    }
    const rowId = itemIds.rowId(table, id);
    const mutation = { ...newBase(), kind, table, id, item };
    if (rowId !== undefined && (serverState.isKnown(table) || isLocalId(id))) {
      return queue.put({ ...mutation, status: 'pending', rowId });
    }
    console.error(`${table}: the backend's own rows are not known, so this change is not sent`);
    return serverState.apply(table, [{ ...mutation, status: 'applied', rowId: id }]);
  }

  return {
    add(list, given) {
      const id = newLocalId();
      const item = repaired(list, { ...given, id } as ItemOf<typeof list>);
      queue.put({ ...newBase(), kind: 'insert', status: 'pending', table: list, id, item });
      optimisticState.show(onlyList(list, [item, ...shownItems(list)]));
      onCommand(list);
      return id;
    },
    update(list, given) {
      const item = repaired(list, { ...given, id: itemIds.shownId(list, given.id) });
      record(list, item, 'update');
      optimisticState.show(onlyList(list, withItem(shownItems(list), item)));
      onCommand(list);
    },
    remove(list, givenId) {
      const id = itemIds.shownId(list, givenId);
      const item = shownItems(list).find((other) => other.id === id);
      if (item === undefined) return;
      record(list, item, 'delete');
      optimisticState.show(onlyList(list, withoutItem(shownItems(list), id)));
      onCommand(list);
    },
    saveContact(contact) {
      const earlier = latest(subjectOf({ table: 'contact' }));
      const { mutationId, order, attempt } = earlier ?? newBase();
      const base = { mutationId, order, attempt };
      queue.put({ ...base, kind: 'update', status: 'pending', table: 'contact', contact });
      optimisticState.show({ contact });
      onCommand('contact');
    },
  };
}

function repaired<List extends ListName>(list: List, item: ItemOf<List>): ItemOf<List> {
  return listTables[list].parseRow(item) ?? item;
}
