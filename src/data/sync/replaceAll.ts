import type { CatalogEditor, ReplaceFailure } from '@/data/CatalogEditor';
import { catalogTables, TABLE_NAMES } from '@/data/schema/tables';
import type { Take } from '@/data/supabase/read/loadTable';
import type { ReplaceCatalog } from '@/data/supabase/write/replaceCatalog';

import { isWaiting } from './mutation';
import type { Outbox } from './mutationQueue';
import type { Sending } from './push';
import type { Base } from './serverState';

interface Parts {
  base: Base;
  outbox: Outbox;
  sending: Sending;
  take: Take;
  replaceCatalog: ReplaceCatalog;
}

/** Sends what waits, then puts the new catalogue in the place of the one that the owner has seen. */
export function createReplaceAll(parts: Parts): CatalogEditor['replaceAll'] {
  const { base, outbox, sending, take, replaceCatalog } = parts;

  async function obstacle(): Promise<ReplaceFailure | undefined> {
    await sending.send();
    if (outbox.counts().waiting > 0) {
      return [401, 403].includes(sending.keptStatus() ?? 0) ? 'refused' : 'unreachable';
    }
    return TABLE_NAMES.every(base.isWhole) ? undefined : 'unreachable';
  }

  return async (next) => {
    try {
      const before = await obstacle();
      if (before !== undefined) return before;
      const made = await replaceCatalog(next, base.catalog());
      if (typeof made === 'string') return made;
      forgetSettled(outbox);
      TABLE_NAMES.forEach((name) => take<unknown>(catalogTables[name], made[name], 'whole'));
      return undefined;
    } catch (error) {
      console.error('The catalogue could not be replaced', error);
      return 'unreachable';
    }
  };
}

/** What the database has had, or would not have, in the old catalogue has nothing to do with the new one. */
function forgetSettled(outbox: Outbox): void {
  for (const change of outbox.all()) if (!isWaiting(change)) outbox.remove(change.op);
}
