import { id, isRecord } from '@/data/schema/fields';
import { LIST_NAMES } from '@/data/schema/lists';
import { contactTable, listTables } from '@/data/schema/tables';

import type { Change } from './mutation';

const VERSION = 1;

/** A change as the browser keeps it, with the address of the backend that it is meant for. */
export function changeText(change: Change, backend: string): string {
  return JSON.stringify({ v: VERSION, backend, ...change });
}

/**
 * Reads what changeText wrote. 'foreign' for another backend's change. Throws when it is none, or another version's.
 */
export function readChange(op: string, text: string, backend: string): Change | 'foreign' {
  const stored: unknown = JSON.parse(text);
  if (!isRecord(stored) || stored.v !== VERSION) throw new TypeError('No change of this version');
  if (stored.backend !== backend) return 'foreign';
  const { order } = stored;
  if (typeof order !== 'number' || !Number.isFinite(order)) throw new TypeError('No order');

  const attempt = id(stored.attempt);
  const marks = marksOf(stored, 'refused', 'done');
  const progress = { op, order, ...(attempt !== 0 && { attempt }), ...marks };
  if (stored.table === 'contact') {
    return { ...progress, table: 'contact', contact: contactTable.parse(stored.contact) };
  }
  const table = LIST_NAMES.find((name) => name === stored.table);
  const item = table && listTables[table].fromRow(stored.item);
  const shownId = id(stored.id);
  if (table === undefined || item === undefined || shownId === 0) throw new TypeError('No item');
  const rowId = id(stored.rowId);
  const sent = listTables[table].fromRow(stored.sent);
  return {
    ...progress,
    table,
    id: shownId,
    ...(rowId !== 0 && { rowId }),
    item,
    ...(sent && { sent, newerThan: id(stored.newerThan) }),
    ...marksOf(stored, 'removed', 'edited'),
  };
}

function marksOf<Mark extends string>(
  stored: Record<string, unknown>,
  ...marks: Mark[]
): { [Name in Mark]?: true } {
  const set = marks.filter((mark) => stored[mark] === true);
  return Object.fromEntries(set.map((mark) => [mark, true])) as { [Name in Mark]?: true };
}
