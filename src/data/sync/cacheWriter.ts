import { TABLE_NAMES } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';

import type { Outbox } from './mutationQueue';
import type { View } from './optimisticState';
import type { Base } from './serverState';

/** Several changes in a row share one writing of a long list. */
const GATHER_MS = 100;

/** The browser's copies of the tables, kept equal to what is shown. */
export interface Copies {
  /** Settles and writes. */
  writeSoon: (table: keyof Catalog) => void;
  /** What the backend has been given becomes part of what it has, in the copies too, and leaves the outbox. */
  settle: () => void;
}

interface Parts {
  base: Base;
  outbox: Outbox;
  view: View;
}

export function createCopies({ base, outbox, view }: Parts): Copies {
  const stale = new Set<keyof Catalog>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settleTable(table: keyof Catalog): void {
    const done = outbox.all().filter((change) => change.done && change.table === table);
    if (done.length === 0 || !base.isSettled(table)) return;
    base.fold(table, done);
    // First the copy, then the removal: should the page end in between, the change is still somewhere.
    base.writeCopy(table, view.copy(table));
    for (const { op } of done) if (outbox.refresh(op)?.done) outbox.remove(op);
    // A row that was loaded before its insert was known to be done has been on screen twice.
    view.refreshSoon([table]);
  }

  const settle = () => TABLE_NAMES.forEach(settleTable);

  return {
    settle,
    writeSoon(table) {
      stale.add(table);
      timer ??= setTimeout(() => {
        timer = undefined;
        settle();
        stale.forEach((name) => base.writeCopy(name, view.copy(name)));
        stale.clear();
      }, GATHER_MS);
    },
  };
}
