import { id, isRecord } from '@/data/schema/fields';
import { toColumns, toRow, withDate } from '@/data/schema/rows';
import { allFields, type Catalog, type ItemOf, type ListName } from '@/domain/catalog';
import type { ReplaceCatalog } from '@/panel/data/sync/ports';
import { LIST_NAMES, onlyList } from '@/panel/domain/lists';

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
  if (!isRecord(made)) return undefined;
  const numbered = LIST_NAMES.map((list) => withIdsOf(list, catalog, made[list]));
  return numbered.every((lists) => lists !== undefined)
    ? Object.assign({ ...catalog }, ...numbered)
    : undefined;
}

function withIdsOf(list: ListName, catalog: Catalog, ids: unknown): Partial<Catalog> | undefined {
  const items: readonly ItemOf<ListName>[] = catalog[list];
  if (!Array.isArray(ids) || ids.length !== items.length) return undefined;
  const rows = items.map((item, index) => Object.assign({ ...item }, { id: id(ids[index]) }));
  return onlyList(list, rows);
}
