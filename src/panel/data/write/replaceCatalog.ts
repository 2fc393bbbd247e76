import { id, isRecord } from '@/data/schema/fields';
import { toColumns, toRow, withDate } from '@/data/schema/rows';
import { allFields, type Catalog } from '@/domain/catalog';
import type { ReplaceCatalog } from '@/panel/data/sync/ports';
import { LIST_NAMES } from '@/panel/domain/lists';

import { createCallOnce, failureOf } from './callOnce';
import type { Database } from './database';

export function createReplaceCatalog(database: Database): ReplaceCatalog {
  const call = createCallOnce(database, 'replace_catalog');
  return async (next, isAsSeen, step) => {
    // A text that differs as soon as one stored value does: read first, so that a change during the reading is noticed.
    const state = await database.send(database.client.rpc('catalog_state'));
    if (typeof state.data !== 'string') {
      console.error('The state of the catalogue could not be read', state.status, state.error);
      return failureOf(state, false);
    }
    if (!(await isAsSeen())) return 'changed-elsewhere';
    const lists = LIST_NAMES.map((list) => [list, next[list].map((item) => toRow(list, item))]);
    const contact = withDate(toRow('contact', next.contact), new Date());
    const shop = toColumns(allFields('shop', next.shop));
    const body = { ...Object.fromEntries(lists), seen_state: state.data, contact, shop };
    const answer = await call(body, step);
    if ('failure' in answer) return answer.failure;
    const { data } = answer;
    if (isRecord(data) && data['changed'] === true) return 'changed-elsewhere';
    return withIds(next, data) ?? 'unanswered';
  };
}

function withIds(catalog: Catalog, made: unknown): Catalog | undefined {
  const next = { ...catalog };
  for (const list of LIST_NAMES) {
    const ids = isRecord(made) ? made[list] : undefined;
    if (!Array.isArray(ids) || ids.length !== catalog[list].length) return undefined;
    const rows = catalog[list].map((item, index) => ({ ...item, id: id(ids[index]) }));
    Object.assign(next, { [list]: rows });
  }
  return next;
}
