import { columnsOf, type Row, toRow, withColumns } from '@/data/schema/rows';
import type { Catalog } from '@/domain/catalog';

/** What an update replaces. Mutations of earlier builds lack it: they write every column, whatever is there. */
export interface Replaced {
  /** The columns that the owner has changed, with the values that he saw when his form opened. */
  old: Row;
  /** What was sent without an answer. The database may have these values. */
  tried: readonly Row[];
}

/** An update of a list's item or of the contact record, reduced to what is written. */
export interface Update<Values extends object = object> {
  table: keyof Catalog;
  values: Values;
  replaced: Replaced;
}

/** The columns to write, with their new values: changed ones, and ones that an unanswered attempt may have changed. */
export function columnsToSend({ table, values, replaced }: Update): Row {
  const { old, tried } = replaced;
  const wanted = toRow(table, values);
  const isOpen = (column: string) =>
    old[column] !== wanted[column] ||
    tried.some((row) => column in row && row[column] !== wanted[column]);
  return columnsOf(wanted, Object.keys(old).filter(isOpen));
}

export function withUpdate<Values extends object>(server: Values, update: Update<Values>): Values {
  const { table, values, replaced } = update;
  const wanted = toRow(table, values);
  const changed = Object.entries(replaced.old).filter(([column, old]) => wanted[column] !== old);
  return withColumns(
    server,
    values,
    changed.map(([column]) => column),
  );
}

export function withAttempt(update: Update): Replaced {
  const { replaced } = update;
  const sent = columnsToSend(update);
  const isKnown = replaced.tried.some((row) => JSON.stringify(row) === JSON.stringify(sent));
  return isKnown ? replaced : { ...replaced, tried: [...replaced.tried, sent] };
}

/** After an answer: the database has the values that were sent. */
export function afterAnswer(now: Replaced, { table, values, replaced }: Update): Replaced {
  const stored = columnsOf(toRow(table, values), Object.keys(replaced.old));
  return { old: { ...now.old, ...stored }, tried: [] };
}
