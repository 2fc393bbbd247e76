import { id, isRecord } from '@/data/schema/fields';
import { toRow, withDate } from '@/data/schema/rows';
import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import type { ReplaceFailure } from '@/panel/data/OwnerRepository';
import { newMutationId } from '@/panel/data/sync/mutations/mutation';
import type { ReadState, ReplaceCatalog } from '@/panel/data/sync/ports';
import { LIST_NAMES, onlyList } from '@/panel/domain/lists';

import { isFinal, REPEATED } from './pushResult';
import type { SendRequest, WriteAnswer, WriteClient } from './sendRequest';

/** PostgreSQL's code for a statement that has reached its time limit, and is rolled back. */
const TOO_SLOW = '57014';

/** The upload of a slow mobile connection, in characters per millisecond. A large backup has tens of megabytes. */
const SLOW_UPLOAD = 100;

export function createReplaceCatalog(
  client: WriteClient,
  sendRequest: SendRequest,
): ReplaceCatalog {
  return async (next, base, state) => {
    const operation = { mutationId: newMutationId(), attempt: 0 };
    const body = {
      ...byList((list) => next[list].map((item) => toRow(list, item))),
      base_ids: { ...byList((list) => base[list].map((item) => item.id)), state },
      contact: withDate(toRow('contact', next.contact), new Date()),
    };
    const uploadTime = JSON.stringify(body).length / SLOW_UPLOAD;
    const send = () => sendRequest(client.rpc('replace_catalog', body), operation, uploadTime);
    const first = await send();
    // Repeated, it is not carried out twice, and its result is told.
    const answer = isUnanswered(first) ? await send() : first;
    return withIds(next, madeIds(answer)) ?? failureOf(answer, first);
  };
}

/** Databases without our latest migration have no such function; then only the ids are compared. */
export function createReadState(client: WriteClient, sendRequest: SendRequest): ReadState {
  return async () => {
    const { data, status, error } = await sendRequest(client.rpc('catalog_state'));
    if (status === 404) return { state: undefined };
    if (error === null && typeof data === 'string') return { state: data };
    console.error('The state of the catalogue could not be read', status, error);
    return status === 401 || status === 403 ? 'refused' : 'unreachable';
  };
}

/** Nobody knows what became of the request: a gateway that waits in vain answers in place of the database. */
function isUnanswered({ status, error }: WriteAnswer): boolean {
  return status === 0 || ([502, 504].includes(status) && !error?.code);
}

function byList<Value>(valueOf: (list: ListName) => Value): Record<string, Value> {
  return Object.fromEntries(LIST_NAMES.map((list) => [list, valueOf(list)]));
}

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
  // Unanswered, or not understood: unless an answer denies it, it may have been carried out.
  if (isUnanswered(first) || error === null) return 'unanswered';
  return error.code === TOO_SLOW ? 'too-slow' : 'unreachable';
}
