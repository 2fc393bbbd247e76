import type { ReplaceFailure } from '@/data/CatalogEditor';
import { toContactRow } from '@/data/schema/contactRow';
import { id, isRecord } from '@/data/schema/fields';
import { LIST_NAMES, onlyList } from '@/data/schema/lists';
import { listTables } from '@/data/schema/tables';
import { newOperationId } from '@/data/sync/operationId';
import type { Catalog, ItemOf, ListName } from '@/domain/catalog';

import { isFinal, REPEATED, type WriteAnswer } from './pushResult';
import type { Ask } from './sendRequest';
import type { WriteClient } from './writeClient';

/**
 * Puts one catalogue in the place of another, in one transaction, and only if the lists are still the ones that the
 * owner has seen. Gives the new one under the ids of its rows, or why it cannot.
 */
export type ReplaceCatalog = (next: Catalog, seen: Catalog) => Promise<Catalog | ReplaceFailure>;

export function createReplaceCatalog(client: WriteClient, ask: Ask): ReplaceCatalog {
  return async (next, seen) => {
    const op = newOperationId();
    const send = () =>
      ask(
        client.rpc('replace_catalog', {
          ...Object.fromEntries(LIST_NAMES.map((list) => [list, rowsOf(list, next[list])])),
          base_ids: Object.fromEntries(LIST_NAMES.map((list) => [list, idsOf(seen[list])])),
          contact: toContactRow(next.contact, new Date()),
        }),
        { op },
      );
    const first = await send();
    // Without an answer nobody knows; the same operation is not carried out twice, but says what it has done.
    const answer = first.status === 0 ? await send() : first;
    return withIds(next, madeIds(answer)) ?? failureOf(answer, first);
  };
}

function rowsOf<List extends ListName>(list: List, items: readonly ItemOf<List>[]) {
  return items.map(listTables[list].toRow);
}

function idsOf(items: readonly { id: number }[]): number[] {
  return items.map((item) => item.id);
}

/** The ids by list, in the order of the items: of this operation, or of the first time it was sent. */
function madeIds({ data, error }: WriteAnswer): unknown {
  if (error === null) return data;
  if (error.code !== REPEATED || !error.details) return undefined;
  try {
    return JSON.parse(error.details);
  } catch {
    return undefined;
  }
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

function failureOf({ status, error }: WriteAnswer, first: WriteAnswer): ReplaceFailure {
  console.error('The catalogue could not be replaced', status, error);
  if (error?.code === REPEATED) return 'changed-elsewhere';
  if (status === 404) return 'unsupported';
  if (status === 401 || status === 403 || (error !== null && isFinal(status))) return 'refused';
  // Lost, or not to be understood: what neither answer denies may have been done.
  return first.status === 0 || error === null ? 'unanswered' : 'unreachable';
}
