import type { News } from '@/data/browser/browserTab';
import { browserKey, OUTBOX_PREFIX } from '@/data/browser/keys';
import { TABLE_NAMES } from '@/data/tables';
import type { Catalog } from '@/domain/catalog';

import type { Base } from './base';
import type { Copies } from './copies';
import type { Outbox } from './outbox';
import type { View } from './view';

interface Parts {
  base: Base;
  outbox: Outbox;
  view: View;
  copies: Copies;
  onNews: () => void;
}

/** Follows what other tabs do to the store, key by key: what they change, and what they have brought home. */
export function createHearing({ base, outbox, view, copies, onNews }: Parts): News {
  const tables = new Map(TABLE_NAMES.map((table) => [browserKey(table), table]));

  function hearOfChange(op: string, text: string | null): void {
    const before = outbox.get(op);
    outbox.hear(op, text);
    const { table } = outbox.get(op) ?? before ?? {};
    if (table === undefined) return;
    view.refreshSoon([table]);
    if (outbox.get(op)?.done) copies.writeSoon(table);
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
