import { productTable } from '@/data/schema/tables';
import type { Product } from '@/domain/product';
import type { CatalogEditor, ProductsResult } from '@/panel/data/OwnerRepository';
import type { SyncState } from '@/panel/data/sync/state/syncState';
import { changeOneByOne, countChanges, inverseOf, withIds } from '@/panel/domain/catalogChanges';
import {
  applyProductChanges,
  findChanged,
  findChangedIn,
  type ProductChanges,
  splitChanges,
  type StoredProducts,
} from '@/panel/domain/products/productChanges';

import type { ChangeProducts, Transaction } from './ports';

interface ChangeSetOptions extends Transaction {
  changeProducts: ChangeProducts;
  commands: Pick<CatalogEditor, 'add' | 'update' | 'remove' | 'restore'>;
}

/** Many products in one transaction. What waits, was refused or is in conflict is changed in the outbox. */
export function createChangeSets(
  { queue, itemIds, serverState, shown, writeCopy, receive }: SyncState,
  { push, changeProducts, commands, onReplaced, withLock, step }: ChangeSetOptions,
): CatalogEditor['changeProducts'] {
  const rowIdOf = ({ id }: Product) => itemIds.rowId(id) ?? id;

  function underShownIds(stored: StoredProducts): StoredProducts {
    const products = [...stored].map(([rowId, product]) => {
      const id = itemIds.shownId('products', rowId);
      return [id, product && { ...product, id }] as const;
    });
    return new Map(products);
  }

  function isUnsent({ id }: Product): boolean {
    const mutation = queue.find('products', id);
    const hasRow = itemIds.rowId(id) !== undefined;
    return !hasRow || (mutation !== undefined && mutation.status !== 'applied');
  }

  function show(products: readonly Product[]): void {
    receive(productTable, products, 'complete');
    writeCopy('products');
  }

  /** Sends the changes, which name the rows, and shows what the database has then. */
  async function send(changes: ProductChanges): ReturnType<ChangeProducts> {
    if (countChanges(changes) === 0) return { kind: 'done', ids: [] };
    const answer = await changeProducts(changes, step);
    const { products } = serverState.catalog();
    if (answer.kind === 'changed') {
      const { products: stored } = answer;
      show(products.flatMap((item) => (stored.has(item.id) ? (stored.get(item.id) ?? []) : item)));
    } else if (answer.kind === 'done') {
      show(applyProductChanges(products, changes, answer.ids));
      onReplaced();
    }
    return answer;
  }

  /** Changes a database with the tables only, where the page knows no other values than the owner saw. */
  function changeByRow(changes: ProductChanges): ProductsResult {
    const products = findChangedIn(shown().products, changes);
    if (products.length > 0) return { kind: 'changed', products };
    return { kind: 'done', undo: changeOneByOne(commands, 'products', changes) };
  }

  return async (changes, byRow = false) => {
    try {
      // Other browser tabs may have changes of which no event has come yet.
      queue.refreshAll();
      await push();
      if (!serverState.isComplete('products')) return { kind: 'failed', reason: 'unreachable' };
      const [unsent, rest] = splitChanges(changes, isUnsent);
      const answer = await withLock(async () => send(withIds(rest, rowIdOf)));
      if (answer.kind === 'failed') {
        return byRow && answer.reason === 'unsupported' ? changeByRow(changes) : answer;
      }
      if (answer.kind === 'changed') {
        return { kind: 'changed', products: findChanged(rest, underShownIds(answer.products)) };
      }
      // What waits for the same products goes on waiting, with these changes.
      changeOneByOne(commands, 'products', unsent);
      return { kind: 'done', undo: inverseOf(changes, answer.ids) };
    } catch (error) {
      console.error('The products could not be changed', error);
      return { kind: 'failed', reason: 'unreachable' };
    }
  };
}
