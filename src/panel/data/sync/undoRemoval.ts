import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import { newLocalId } from '@/panel/data/sync/mutations/itemIds';
import { isDeletion, type Mutation, newMutationId } from '@/panel/data/sync/mutations/mutation';
import { createDeletedPlaces } from '@/panel/data/sync/state/deletedPlaces';
import type { SyncState } from '@/panel/data/sync/state/syncState';
import { itemsOf, onlyList, withItemAbove } from '@/panel/domain/lists';

interface Removal<List extends ListName> {
  list: List;
  item: ItemOf<List>;
  /** What the queue had for this item before, and what it has since. */
  earlier: Mutation | undefined;
  deletion: Mutation | undefined;
}

/** Enough to find the place although some of these items were deleted, too. */
const STORED_BELOW = 10;

/**
 * Undoes deletions. One that was not sent yet is taken back, and nothing is sent. One that was sent may be carried out
 * already, so the item is inserted as a new row with the old date. The new row gets a new id: a late repetition of the
 * deletion must not find it.
 */
export function createUndoRemoval(
  { serverState, queue, optimisticState }: SyncState,
  onCommand: (table: keyof Catalog) => void,
) {
  const places = createDeletedPlaces();

  function undoRemoval<List extends ListName>(removal: Removal<List>): number {
    const { list, item } = removal;
    const id = takeBack(removal) || isShown(removal) ? item.id : insert(removal);
    onCommand(list);
    return id;
  }

  function takeBack<List extends ListName>(removal: Removal<List>): boolean {
    const { list, earlier, deletion } = removal;
    const now = deletion && queue.refresh(deletion.mutationId);
    if (deletion !== undefined && !isUnsent(now, deletion)) return false;
    if (earlier !== undefined) queue.put(earlier);
    else if (deletion !== undefined) queue.remove(deletion.mutationId);
    else showAgain(removal);
    optimisticState.refresh(list);
    return true;
  }

  /** Its deletion was refused, and the owner has edited it since. But another browser tab may have sent it again. */
  function isShown<List extends ListName>({ list, item }: Removal<List>): boolean {
    optimisticState.refresh(list);
    return optimisticState.catalog()[list].some(({ id }) => id === item.id);
  }

  /** Nothing of it is sent: the backend's own rows are not known. */
  function showAgain<List extends ListName>(removal: Removal<List>): void {
    const mutation = insertion(removal, newLocalId());
    const { list, item } = removal;
    serverState.apply(list, [{ ...mutation, status: 'applied', rowId: item.id }]);
  }

  function insert<List extends ListName>(removal: Removal<List>): number {
    const { list, item, deletion } = removal;
    const mutation = insertion(removal, newLocalId());
    const createdAt = deletion && queue.createdAtOf(deletion.mutationId);
    queue.put({ ...mutation, status: 'pending', createdAt });
    const { item: restored, below } = mutation;
    const shown = itemsOf(optimisticState.catalog(), list);
    places.rename(list, item.id, restored.id);
    optimisticState.show(onlyList(list, withItemAbove(shown, restored, below)));
    return restored.id;
  }

  function insertion<List extends ListName>(removal: Removal<List>, id: number) {
    const { list: table, item } = removal;
    const shown = optimisticState.catalog()[table];
    const below = places.shownBelow(table, item.id, shown, STORED_BELOW);
    const base = { mutationId: newMutationId(), order: queue.nextOrder(), attempt: 0 };
    return { ...base, kind: 'insert', table, id, item: { ...item, id }, below } as const;
  }

  const beforeRemoval = (list: ListName) => places.note(list, optimisticState.catalog()[list]);

  return { beforeRemoval, undoRemoval };
}

/** Or rejected: the database still has the row. */
function isUnsent(now: Mutation | undefined, deletion: Mutation): boolean {
  if (now === undefined || now.table === 'contact' || !isDeletion(now)) return false;
  return now.attempt === deletion.attempt || now.status === 'rejected';
}
