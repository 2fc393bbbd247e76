import { OUTBOX_PREFIX } from '@/data/browser/keys';
import type { SafeStorage } from '@/data/browser/storage';
import type { SaveState } from '@/data/CatalogEditor';

import type { Aliases } from './itemIds';
import { type Change, subjectOf } from './mutation';
import { changeText, readChange } from './mutationCodec';

/** The changes that the backend does not have yet, one browser key each, so that no tab overwrites another's. */
export interface Outbox {
  /** All changes in the order in which they are sent. */
  all: () => readonly Change[];
  get: (op: string) => Change | undefined;
  /** The latest change of the item or record that `subject` names. */
  find: (subject: string) => Change | undefined;
  counts: () => SaveState;
  /** Higher than the order of every change, whatever the clock says. */
  nextOrder: () => number;
  put: (change: Change) => void;
  remove: (op: string) => void;
  /** Removes it from this page alone. */
  forget: (op: string) => void;
  /** The change as the browser has it now, whichever tab wrote it last; the same object if nobody did. */
  refresh: (op: string) => Change | undefined;
  refreshAll: () => void;
  /** Reads what another tab has done to a change; `text` is what it wrote. */
  hear: (op: string, text: string | null) => void;
}

interface Parts {
  storage: SafeStorage;
  /** The address of the backend that the changes are for. */
  backend: string;
  aliases: Aliases;
}

export function createOutbox({ storage, backend, aliases }: Parts): Outbox {
  const changes = new Map<string, Change>();
  const texts = new Map<string, string>();
  const latest = new Map<string, string>();
  // Lives as long as the page: what the browser has no room for, or another tab has taken out when it was done.
  const unstored = new Set<string>();
  const counts = { waiting: 0, refused: 0 };
  let sorted: readonly Change[] | undefined;
  let highest = 0;

  function count(change: Change | undefined, by: number): void {
    if (change === undefined || change.done) return;
    counts[change.refused ? 'refused' : 'waiting'] += by;
  }

  function keep(op: string, change: Change, text: string): void {
    count(changes.get(op), -1);
    count(change, 1);
    changes.set(op, change);
    texts.set(op, text);
    latest.set(subjectOf(change), op);
    if (change.table !== 'contact') aliases.learn(change.table, change.id, change.rowId);
    highest = Math.max(highest, change.order);
    sorted = undefined;
  }

  function forget(op: string): void {
    const change = changes.get(op);
    if (change === undefined) return;
    count(change, -1);
    changes.delete(op);
    texts.delete(op);
    unstored.delete(op);
    if (latest.get(subjectOf(change)) === op) latest.delete(subjectOf(change));
    sorted = undefined;
  }

  function refresh(op: string): Change | undefined {
    if (unstored.has(op)) return changes.get(op);
    const text = storage.get(OUTBOX_PREFIX + op);
    if (text === null && changes.get(op)?.done) unstored.add(op);
    else if (text === null) forget(op);
    else if (text !== texts.get(op)) read(op, text);
    return changes.get(op);
  }

  function read(op: string, text: string): void {
    try {
      const change = readChange(op, text, backend);
      if (change !== 'foreign') keep(op, change, text);
    } catch (error) {
      console.error(`A waiting change cannot be read`, error);
      forget(op);
      putAside(storage, op, text);
    }
  }

  return {
    all: () => (sorted ??= [...changes.values()].toSorted(bySendingOrder)),
    get: (op) => changes.get(op),
    find: (subject) => changes.get(latest.get(subject) ?? ''),
    counts: () => ({ ...counts }),
    nextOrder: () => Math.max(Date.now(), highest + 1),
    put(change) {
      const text = changeText(change, backend);
      if (storage.set(OUTBOX_PREFIX + change.op, text)) unstored.delete(change.op);
      else unstored.add(change.op);
      keep(change.op, change, text);
    },
    remove(op) {
      storage.remove(OUTBOX_PREFIX + op);
      forget(op);
    },
    forget,
    refresh,
    hear(op, text) {
      if (refresh(op) !== undefined || text === null) return;
      read(op, text);
      if (!changes.get(op)?.done) forget(op);
      else unstored.add(op);
    },
    refreshAll() {
      const stored = storage
        .keys()
        .flatMap((key) => (key.startsWith(OUTBOX_PREFIX) ? [key.slice(OUTBOX_PREFIX.length)] : []));
      for (const op of new Set([...changes.keys(), ...stored])) refresh(op);
    },
  };
}

function bySendingOrder(one: Change, other: Change): number {
  return one.order - other.order || (one.op < other.op ? -1 : 1);
}

/** Keeps an unreadable change for somebody who can repair it, where no round meets it again. */
function putAside(storage: SafeStorage, op: string, text: string): void {
  if (storage.set(OUTBOX_PREFIX.replace(':', `.bozuk:${op}`), text)) {
    storage.remove(OUTBOX_PREFIX + op);
  }
}
