import { id, isRecord } from '@/data/schema/fields';
import { isRow } from '@/data/schema/rows';
import { TABLE_NAMES } from '@/domain/catalog';
import type { FieldValues } from '@/domain/records';
import { REFUSAL_REASONS } from '@/panel/domain/refusal';

import { type Mutation, parseItem } from './mutation';

/** The text of a mutation in the browser, with the address of the backend that it is for. */
export function writeMutation(mutation: Mutation, backend: string): string {
  return JSON.stringify({ backend, ...mutation });
}

/** 'foreign' for a mutation of another backend. Throws where the text is no mutation. */
export function readMutation(text: string, backend: string): Mutation | 'foreign' {
  const stored: unknown = JSON.parse(text);
  if (!isRecord(stored)) throw new TypeError('No mutation');
  if (stored.backend !== backend) return 'foreign';
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
