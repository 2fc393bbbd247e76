import { SEVERAL_COLUMNS, type SpreadsheetColumn } from './productLine';
import type { SpreadsheetChoices } from './spreadsheetChoices';

export type Cell = string | number | boolean;

export interface SheetRow {
  /** Counted from 1, as Excel does. */
  line: number;
  cells: readonly Cell[];
  /** The row was hidden or filtered out when the file was saved. Such a row is not read. */
  isHidden?: boolean | undefined;
}

/** A sheet of a file, without what is above its headings. */
export interface Sheet {
  name: string;
  headings: readonly string[];
  rows: readonly SheetRow[];
  /** What each column means; undefined: not used. */
  columns: readonly (SpreadsheetColumn | undefined)[];
  /** Something above the headings says that no price has VAT. */
  lacksVat: boolean;
  /** The date and time of a spreadsheet that this panel has written. */
  madeAt?: string | undefined;
}

/** A file that the owner has opened. */
export interface OpenSpreadsheet {
  sheets: readonly Sheet[];
  /** The one that is read, with the columns that the owner has corrected. */
  sheet: Sheet;
  choices: SpreadsheetChoices;
  /** Columns and choices are those of an earlier spreadsheet with the same headings. */
  isRemembered: boolean;
}

/** A column that is chosen by hand. Another one with its meaning is not used any more. */
export function withColumn(sheet: Sheet, at: number, chosen: SpreadsheetColumn | undefined): Sheet {
  const columns = sheet.columns.map((column, index) => {
    if (index === at) return chosen;
    return column === chosen && !SEVERAL_COLUMNS.has(chosen) ? undefined : column;
  });
  return { ...sheet, columns };
}

export function withHiddenRows(sheet: Sheet): Sheet {
  return { ...sheet, rows: sheet.rows.map(({ line, cells }) => ({ line, cells })) };
}
