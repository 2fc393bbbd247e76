import { catalogTables, TABLE_NAMES } from '@/data/schema/tables';
import type { Visit } from '@/data/visit';

import { createSyncedCatalog, type SyncedCatalog } from './syncEngine';

/** The owner's half of a page, one for each page; it takes over what the visitor's half has read so far. */
export function openSynced(visit: Visit): SyncedCatalog {
  if (visit.synced) return visit.synced;
  const { catalog, extents } = visit;
  const synced = createSyncedCatalog({
    ...visit,
    onChange: (changed) => visit.onChange?.(changed),
  });
  for (const name of TABLE_NAMES) {
    const extent = extents[name];
    if (extent) synced.take<unknown>(catalogTables[name], catalog[name], extent);
  }
  visit.synced = synced;
  if (visit.onChange) synced.show();
  return synced;
}
