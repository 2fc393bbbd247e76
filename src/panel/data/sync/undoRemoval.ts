import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import { newLocalId } from '@/panel/data/sync/mutations/itemIds';
import type { Mutation } from '@/panel/data/sync/mutations/mutation';
import type { SyncState } from '@/panel/data/sync/state/syncState';

interface Removal<List extends ListName> {
  list: List;
  item: ItemOf<List>;
  /** What the queue had for this item before, and what it has since. */
  earlier: Mutation | undefined;
  deletion: Mutation | undefined;
}

/**
 * Undoes deletions. One that was not sent yet is taken back, and nothing is sent. One that was sent may be carried out
 * already, so the item is inserted as a new row with the old date. The new row gets a new id: a late repetition of the
 * deletion must not find it.
 */
export function createUndoRemoval(
  { serverState, queue, show, shown }: SyncState,
  onCommand: (table: keyof Catalog) => void,
) {
  function takeBack<List extends ListName>(removal: Removal<List>): boolean {
    const { earlier, deletion } = removal;
    const now = deletion && queue.refresh(deletion.mutationId);
    if (deletion !== undefined && !isUnsent(now, deletion)) return false;
    // A deletion that was merged into an earlier change has its place in the queue.
    const isBehind = deletion !== undefined && deletion.mutationId !== earlier?.mutationId;
    if (isBehind) queue.remove(deletion.mutationId);
    else if (earlier !== undefined) queue.put(earlier);
    else showAgain(removal);
    return true;
  }

  /** Its deletion was refused, and the owner has edited it since. But another browser tab may have sent it again. */
  function isShown<List extends ListName>({ list, item }: Removal<List>): boolean {
    show(list);
    return shown()[list].some(({ id }) => id === item.id);
  }

  /** Nothing of it is sent: the backend's own rows are not known. */
  function showAgain<List extends ListName>(removal: Removal<List>): void {
    const { id: rowId } = removal.item;
    serverState.apply(removal.list, [{ ...insertion(removal), status: 'applied', rowId }]);
  }

  function insertion<List extends ListName>({ list: table, item }: Removal<List>) {
    const id = newLocalId();
    return { ...queue.newBase(), kind: 'insert', table, id, item: { ...item, id } } as const;
  }

  return function undoRemoval<List extends ListName>(removal: Removal<List>): number {
    let { id } = removal.item;
    if (!takeBack(removal) && !isShown(removal)) {
      const mutation = insertion(removal);
      queue.put({ ...mutation, status: 'pending' });
      ({ id } = mutation);
    }
    onCommand(removal.list);
    return id;
  };
}

/** A refused deletion counts too: the database still has the row. */
function isUnsent(now: Mutation | undefined, deletion: Mutation): boolean {
  if (now?.kind !== 'delete') return false;
  return now.attempt === deletion.attempt || now.status === 'refused';
}
