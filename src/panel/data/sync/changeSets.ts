import { productTable } from '@/data/schema/tables';
import type { Product } from '@/domain/product';
import type { CatalogEditor, ProductsResult } from '@/panel/data/OwnerRepository';
import type { Push } from '@/panel/data/sync/push/push';
import type { SyncState } from '@/panel/data/sync/state/syncState';
import { changeOneByOne, NO_CHANGES, undoOf } from '@/panel/domain/catalogChanges';
import { applyProductChanges } from '@/panel/domain/products/applyProductChanges';
import {
  type ChangedProduct,
  countChanges,
  findChanged,
  mapProducts,
  type ProductChanges,
  splitChanges,
  touchedProducts,
} from '@/panel/domain/products/productChanges';

import type { ChangeProducts } from './ports';

interface ChangeSetOptions {
  push: Push;
  changeProducts: ChangeProducts;
  commands: Pick<CatalogEditor, 'add' | 'update' | 'remove'>;
  onReplaced: () => void;
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Many products in one transaction. What waits, was refused or is in conflict is changed in the outbox. */
export function createChangeSets(
  { queue, itemIds, serverState, shown, writeCopy, receive }: SyncState,
  { push, changeProducts, commands, onReplaced, withLock }: ChangeSetOptions,
): CatalogEditor['changeProducts'] {
  const underShownId = (product: Product) => ({
    ...product,
    id: itemIds.shownId('products', product.id),
  });

  function underShownIds({ seen, wanted, stored }: ChangedProduct): ChangedProduct {
    return {
      seen: underShownId(seen),
      wanted: wanted && underShownId(wanted),
      stored: stored && underShownId(stored),
    };
  }

  const underRowId = (product: Product) => ({
    ...product,
    id: itemIds.rowId('products', product.id) ?? product.id,
  });

  function isUnsent({ id }: Product): boolean {
    const mutation = queue.find('products', id);
    const hasRow = itemIds.rowId('products', id) !== undefined;
    return !hasRow || (mutation !== undefined && mutation.status !== 'applied');
  }

  function show(products: readonly Product[]): void {
    receive(productTable, products, 'complete');
    writeCopy('products');
  }

  async function send(changes: ProductChanges): Promise<ProductsResult> {
    if (countChanges(changes) === 0) return { kind: 'done', undo: NO_CHANGES };
    const answer = await changeProducts(changes);
    if (answer.kind === 'failed') return answer;
    const before = serverState.catalog().products;
    if (answer.kind === 'changed') {
      const { products } = answer;
      show(
        before.flatMap((item) => (products.has(item.id) ? (products.get(item.id) ?? []) : item)),
      );
      return { kind: 'changed', products: findChanged(changes, products) };
    }
    show(applyProductChanges(before, changes, answer.ids));
    onReplaced();
    return { kind: 'done', undo: undoOf(changes, answer) };
  }

  /** In a database with the tables only, where the page knows no other values than the owner saw. */
  function changeByRow(changes: ProductChanges): ProductsResult {
    const byId = new Map(shown().products.map((product) => [product.id, product]));
    const touched = touchedProducts(changes).map(({ id }) => [id, byId.get(id)] as const);
    const products = findChanged(changes, new Map(touched));
    return products.length > 0
      ? { kind: 'changed', products }
      : { kind: 'done', undo: changeOneByOne(commands, 'products', changes) };
  }

  return async (changes, byRow = false) => {
    try {
      // Other browser tabs may have changes of which no event has come yet.
      queue.refreshAll();
      await push();
      if (!serverState.isComplete('products')) return { kind: 'failed', reason: 'unreachable' };
      const [unsent, rest] = splitChanges(changes, isUnsent);
      const sent = mapProducts(rest, underRowId);
      const result = await withLock(async () => send(sent));
      if (result.kind === 'failed') {
        return byRow && result.reason === 'unsupported' ? changeByRow(changes) : result;
      }
      if (result.kind === 'changed') {
        return { ...result, products: result.products.map(underShownIds) };
      }
      const undo = mapProducts(result.undo, underShownId);
      // What waits for the same products goes on waiting, with these changes.
      const { added, edited } = changeOneByOne(commands, 'products', unsent);
      return {
        kind: 'done',
        undo: { ...undo, added: [...undo.added, ...added], edited: [...undo.edited, ...edited] },
      };
    } catch (error) {
      console.error('The products could not be changed', error);
      return { kind: 'failed', reason: 'unreachable' };
    }
  };
}
