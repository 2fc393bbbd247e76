import { fieldOf, renamed } from '@/data/schema/rows';
import { type CatalogTable, catalogTables, listTables, parseList } from '@/data/schema/tables';
import {
  byNewest,
  type ListName,
  RECORD_NAMES,
  type RecordName,
  TABLE_NAMES,
} from '@/domain/catalog';
import { recordNames } from '@/panel/content/conflict';
import { historyWords } from '@/panel/content/history/pastChanges';
import type { OwnerHistory } from '@/panel/data/OwnerRepository';
import { changeFailureOf } from '@/panel/data/sync/changeFailure';
import { OF_ONE_ITEM } from '@/panel/data/sync/push/pushRound';
import { createWaiting } from '@/panel/data/sync/state/waiting';
import type { createSyncEngine } from '@/panel/data/sync/syncEngine';
import { itemsOf, LIST_NAMES } from '@/panel/domain/lists';
import type { HistoryPage, PastChange } from '@/panel/domain/pastChange';
import {
  DAYS_BEFORE_DISCOUNT,
  type LowestPrice,
  type PastPrice,
} from '@/panel/domain/prices/pastPrice';

import { createCallOnce } from './callOnce';
import type { Database } from './database';

type StoredChange = Omit<PastChange, 'counts' | 'fields'> & {
  counts?: Record<string, object>;
  columns?: readonly string[];
};

interface UndoAnswer {
  unknown?: true;
  rows: Record<ListName | `${RecordName}_info`, readonly unknown[]>;
  gone: Record<ListName, readonly number[]>;
  /** `now`: the id under which a page without a network has brought the item back. */
  left: readonly { list: string; name: string; why: string; now: number | null }[];
}

/** What the database remembers, with what waits in the outbox (D48). */
export function createHistory(
  openDatabase: () => Promise<Database>,
  outbox: ReturnType<typeof createSyncEngine>['outbox'],
): OwnerHistory {
  const { queue, itemIds, serverState, push, withLock } = outbox;

  /** These functions of our migrations answer in the form that the types say. */
  async function call<Answer extends object>(name: string, body: object) {
    const database = await openDatabase().catch(() => undefined);
    const answer = await (database && createCallOnce(database, name)(body));
    if (answer === undefined) return 'unreachable';
    if ('data' in answer) return answer.data as Answer;
    // Reading changes nothing, whether it was answered or not.
    const isReading = name !== 'undo_change' && answer.failure === 'unanswered';
    return isReading ? 'unreachable' : answer.failure;
  }

  function show({ rows, gone }: UndoAnswer): void {
    outbox.compact();
    for (const list of LIST_NAMES) {
      const table = listTables[list];
      const came = parseList<{ id: number }>(rows[list], table.parseRow);
      const ids = new Set([...came.map(({ id }) => id), ...gone[list]]);
      if (ids.size === 0) continue;
      const stayed = itemsOf(serverState.catalog(), list).filter(({ id }) => !ids.has(id));
      outbox.receive<unknown>(table, [...stayed, ...came].toSorted(byNewest), 'complete');
      outbox.writeCopy(list);
    }
    for (const name of RECORD_NAMES) {
      const table: CatalogTable<object> = catalogTables[name];
      const [record] = rows[`${name}_info`];
      if (record !== undefined) outbox.receive(table, table.parse(record), 'complete');
    }
    outbox.onReplaced();
  }

  const rowIds = (ids: readonly number[]) => ids.flatMap((id) => itemIds.rowId(id) ?? []);

  return {
    ...createWaiting(queue, outbox.commands),
    async read({ isDeleted, search, olderThan = null }) {
      const name = isDeleted ? 'deleted_products' : 'recent_changes';
      const page = await call<HistoryPage>(name, { search, older_than: olderThan });
      return typeof page === 'string' ? page : { ...page, entries: page.entries.map(toPastChange) };
    },
    async undo({ step, change = null, product = null }) {
      queue.refreshAll();
      const stoppedBy = await push();
      if (stoppedBy !== undefined && !OF_ONE_ITEM.has(stoppedBy.reason)) {
        return changeFailureOf(stoppedBy.reason);
      }
      if (!TABLE_NAMES.every(serverState.isComplete)) return 'unreachable';
      const step_key = step?.replace(/ .*/, '') ?? null;
      const body = { change, step_key, only_product: product };
      return withLock(async () => {
        const answer = await call<UndoAnswer>('undo_change', body);
        if (typeof answer === 'string') return answer;
        if (answer.unknown) return 'unknown';
        show(answer);
        return answer.left.map(({ list, name, why, now }) => {
          const record = RECORD_NAMES.find((one) => list === `${one}_info`);
          if (record !== undefined) return recordNames[record];
          return why === 'back' ? historyWords.cameBack(name, now) : name;
        });
      }).catch((error: unknown) => {
        console.error('The undone step cannot be shown', error);
        return 'unanswered' as const;
      });
    },
    async prices(id) {
      const [product] = rowIds([id]);
      return product === undefined ? [] : call<readonly PastPrice[]>('price_history', { product });
    },
    async lowestPrices({ changing, staying }) {
      const asked = { changing: rowIds(changing), staying: rowIds(staying) };
      const body = { days: DAYS_BEFORE_DISCOUNT, ...asked };
      const found = await call<readonly LowestPrice[]>('lowest_prices', body);
      if (typeof found === 'string') return found;
      return found.map((one) => Object.assign(one, { id: itemIds.shownId('products', one.id) }));
    },
  };
}

function toPastChange({ counts = {}, columns = [], ...change }: StoredChange): PastChange {
  const named = renamed(counts, (relation) => relation.replace('_info', ''));
  return { ...change, counts: named, fields: columns.map(fieldOf) };
}
