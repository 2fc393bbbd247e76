import { browserKey, OUTBOX_PREFIX } from '@/data/browser/keys';
import type { News } from '@/data/browser/tab';
import { TABLE_NAMES } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';

import type { Change } from './mutation';
import type { Outbox } from './mutationQueue';
import type { View } from './optimisticState';
import type { Base } from './serverState';

interface Parts {
  base: Base;
  outbox: Outbox;
  view: View;
  onNews: () => void;
}

/** Follows what other tabs do to the store, key by key: what they change, and what they have brought home. */
export function createHearing({ base, outbox, view, onNews }: Parts): News {
  const tables = new Map(TABLE_NAMES.map((table) => [browserKey(table), table]));

  function hearOfChange(op: string, text: string | null): void {
    const before = outbox.get(op);
    outbox.hear(op, text);
    const change = outbox.get(op) ?? before;
    if (change === undefined) return;
    // Rows that are still to come may be older than the change: until then it stays on top of them.
    if (text === null && change.done && base.isSettled(change.table)) bringHome(change);
    view.refreshSoon([change.table]);
  }

  /** Another tab has written the copies. News come in their order: a copy that is heard of later stands. */
  function bringHome(change: Change): void {
    base.fold(change.table, [change]);
    outbox.forget(change.op);
  }

  function hearOfCopy(table: keyof Catalog): void {
    base.readCopy(table);
    view.refreshSoon([table]);
  }

  function hearOfClearing(): void {
    outbox.refreshAll();
    view.refreshSoon(TABLE_NAMES);
  }

  return (key, text) => {
    const table = tables.get(key ?? '');
    if (key === null) hearOfClearing();
    else if (key.startsWith(OUTBOX_PREFIX)) hearOfChange(key.slice(OUTBOX_PREFIX.length), text);
    else if (table !== undefined) hearOfCopy(table);
    onNews();
  };
}
