import type { CatalogEditor } from '@/data/CatalogEditor';
import { itemsOf, onlyList, withItem, withoutItem } from '@/data/schema/lists';
import { listTables } from '@/data/schema/tables';
import type { Catalog, ItemOf, ListName } from '@/domain/catalog';

import type { Aliases } from './itemIds';
import { isLocalId, newLocalId } from './localIds';
import { type ItemChange, subjectOf, without } from './mutation';
import type { Outbox } from './mutationQueue';
import { newOperationId } from './operationId';
import type { View } from './optimisticState';
import type { Base } from './serverState';

type Commands = Pick<CatalogEditor, 'add' | 'update' | 'remove' | 'saveContact'>;
type Wanted<List extends ListName> = Pick<ItemChange<List>, 'table' | 'id' | 'item' | 'removed'>;

interface Parts {
  base: Base;
  outbox: Outbox;
  aliases: Aliases;
  view: View;
  /** Called after each command. */
  onCommand: (table: keyof Catalog) => void;
}

/** The owner's commands: each is one change in the outbox, or alters the one that waits for the same item already. */
export function createCommands({ base, outbox, aliases, view, onCommand }: Parts): Commands {
  const newChange = () => ({ op: newOperationId(), order: outbox.nextOrder() });

  function latest(subject: string) {
    const change = outbox.find(subject);
    return change && outbox.refresh(change.op);
  }

  function record<List extends ListName>(wanted: Wanted<List>): void {
    const { table, id } = wanted;
    const earlier = latest(subjectOf(wanted));
    const rowId = aliases.rowId(table, id);
    if (earlier) return alter({ ...without(earlier, 'refused', 'done'), ...wanted });
    if (rowId !== undefined && (base.isKnown(table) || isLocalId(id))) {
      return outbox.put({ ...newChange(), ...wanted, rowId });
    }
    console.error(`${table}: the backend's own rows are not known, so this change is not sent`);
    return base.fold(table, [{ ...newChange(), ...wanted, rowId: id }]);
  }

  function alter(change: ItemChange): void {
    const { op, rowId, removed, sent } = change;
    if (rowId !== undefined) outbox.put(change);
    else if (sent) outbox.put({ ...change, edited: true });
    else if (removed) outbox.remove(op);
    else outbox.put(change);
  }

  return {
    add(list, item) {
      const id = newLocalId();
      const made = repaired(list, { ...item, id } as ItemOf<typeof list>);
      outbox.put({ ...newChange(), table: list, id, item: made });
      view.show(onlyList(list, [made, ...itemsOf(view.catalog(), list)]));
      onCommand(list);
      return id;
    },
    update(list, given) {
      const item = repaired(list, { ...given, id: aliases.shownId(list, given.id) });
      record({ table: list, id: item.id, item });
      view.show(onlyList(list, withItem(itemsOf(view.catalog(), list), item)));
      onCommand(list);
    },
    remove(list, givenId) {
      const id = aliases.shownId(list, givenId);
      const items = itemsOf(view.catalog(), list);
      const item = items.find((other) => other.id === id);
      if (item === undefined) return;
      record({ table: list, id, item, removed: true });
      view.show(onlyList(list, withoutItem(items, id)));
      onCommand(list);
    },
    saveContact(contact) {
      const earlier = latest(subjectOf({ table: 'contact' }));
      outbox.put({
        ...newChange(),
        ...(earlier && without(earlier, 'refused', 'done')),
        table: 'contact',
        contact,
      });
      view.show({ contact });
      onCommand('contact');
    },
  };
}

/** The item as every page will read it again. */
function repaired<List extends ListName>(list: List, item: ItemOf<List>): ItemOf<List> {
  return listTables[list].fromRow(item) ?? item;
}
