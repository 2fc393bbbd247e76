import { id, isRecord } from '@/data/schema/fields';
import { isRow } from '@/data/schema/rows';
import { TABLE_NAMES } from '@/domain/catalog';
import type { FieldValues } from '@/domain/records';
import { REFUSAL_REASONS } from '@/panel/domain/refusal';

import { type Mutation, parseItem } from './mutation';

/** A mutation that the browser has stored. Throws where the values are of none. */
export function readMutation(stored: unknown): Mutation {
  if (!isRecord(stored)) throw new TypeError('No mutation');
  const { mutationId, order, kind } = stored;
  const table = TABLE_NAMES.find((name) => name === stored.table);
  const item = table && isRecord(stored.item) ? parseItem(table, stored.item) : undefined;
  const itemId = id(stored.id);
  if (table === undefined || item === undefined || itemId === 0) throw new TypeError('No item');
  if (typeof mutationId !== 'string') throw new TypeError('No mutation id');
  if (typeof order !== 'number' || !Number.isFinite(order)) throw new TypeError('No order');
  const step = typeof stored.step === 'string' ? stored.step : undefined;
  const base = { mutationId, step, order, attempt: id(stored.attempt), table, id: itemId, item };
  const rowId = id(stored.rowId) || undefined;
  if (kind === 'insert') return { ...base, kind, ...readInsert(stored, rowId) };
  const seen = readValues(stored.seen);
  if (kind === 'delete')
    return { ...base, kind, rowId, ...(seen && { seen }), ...readSettled(stored) };
  if (kind !== 'update' || seen === undefined) throw new TypeError('No change');
  const update = { ...base, kind, rowId, seen } as const;
  if (stored.status !== 'conflict') return { ...update, ...readSettled(stored) };
  return { ...update, status: 'conflict', theirs: readValues(stored.theirs) };
}

function readInsert(stored: Record<string, unknown>, rowId: number | undefined) {
  const { status } = stored;
  if (status === 'inFlight') return { status, newerThan: id(stored.newerThan) } as const;
  if (status === 'applied' && rowId !== undefined) return { status, rowId } as const;
  if (status === 'refused') return { status, reason: readReason(stored.reason) } as const;
  if (status !== 'pending') throw new TypeError('No status');
  return { status } as const;
}

function readSettled({ status, reason }: Record<string, unknown>) {
  if (status === 'refused') return { status, reason: readReason(reason) } as const;
  if (status !== 'pending' && status !== 'applied') throw new TypeError('No status');
  return { status } as const;
}

function readReason(stored: unknown) {
  return REFUSAL_REASONS.find((reason) => reason === stored) ?? 'values';
}

function readValues(stored: unknown): FieldValues | undefined {
  return isRow(stored) ? stored : undefined;
}
