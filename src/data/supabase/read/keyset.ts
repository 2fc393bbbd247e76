import { id, isRecord } from '@/data/schema/fields';

/** Where a row stands in the order created_at descending, id descending (D11). */
export interface Position {
  id: number;
  createdAt: string | null;
}

/** Undefined for what is no row: it has no id of the database's. */
export function positionOf(row: unknown): Position | undefined {
  if (!isRecord(row) || id(row.id) === 0) return undefined;
  const { created_at: createdAt } = row;
  return { id: id(row.id), createdAt: typeof createdAt === 'string' ? createdAt : null };
}

/**
 * The filter for the rows that follow. Unlike an offset it neither skips nor repeats a row when others come and go
 * between two pages. Rows without a date stand first: PostgreSQL sorts null as the highest.
 */
export function rowsAfter(position: Position): string {
  const { id: last, createdAt } = position;
  return createdAt === null
    ? `and(created_at.is.null,id.lt.${last}),created_at.not.is.null`
    : `created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.lt.${last})`;
}
