import { onlyList } from '@/data/schema/lists';
import type { Catalog } from '@/domain/catalog';

import type { Aliases } from './itemIds';
import type { Outbox } from './mutationQueue';
import type { Base } from './serverState';
import { withChanges } from './withChanges';

type TableName = keyof Catalog;

/** Other tabs' changes come one by one, and a list is not worth drawing for each. */
const GATHER_MS = 30;

/** What the page shows: what the backend has, with the waiting changes on top. */
export interface View {
  catalog: () => Catalog;
  /** Shows a change at once. */
  show: (changed: Partial<Catalog>) => void;
  /** Works the tables out anew, soon. */
  refreshSoon: (tables: readonly TableName[]) => void;
  refresh: (table: TableName) => void;
  /** The table as it belongs in the browser's copy: under the backend's ids. */
  copy: (table: TableName) => Catalog;
}

interface Parts {
  base: Base;
  outbox: Outbox;
  aliases: Aliases;
  onChange: (changed: Partial<Catalog>) => void;
}

export function createView({ base, outbox, aliases, onChange }: Parts): View {
  let shown = base.catalog();
  const stale = new Set<TableName>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(changed: Partial<Catalog>): void {
    shown = { ...shown, ...changed };
    onChange(changed);
  }

  const copy = (table: TableName) => withChanges(base.catalog(), table, outbox.all());

  function refresh(table: TableName): void {
    const whole = copy(table);
    if (table === 'contact') return show({ contact: whole.contact });
    const items = whole[table].map((item) => withId(item, aliases.shownId(table, item.id)));
    return show(onlyList(table, items));
  }

  return {
    catalog: () => shown,
    show,
    copy,
    refresh,
    refreshSoon(tables) {
      tables.forEach((table) => stale.add(table));
      timer ??= setTimeout(() => {
        timer = undefined;
        stale.forEach(refresh);
        stale.clear();
      }, GATHER_MS);
    },
  };
}

function withId<Item extends { id: number }>(item: Item, id: number): Item {
  return item.id === id ? item : { ...item, id };
}
