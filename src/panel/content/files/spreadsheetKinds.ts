/** What the panel reads, and what it calls by its kind with how to get an .xlsx. */
const ENDINGS = '.xlsx,.xlsm,.csv,.txt,.xls,.xlsb,.xml,.ods,.numbers,.html,.htm,.pdf';

/** Some phones filter files by type only, not by ending. */
const TYPES = [
  'text/csv',
  'text/html',
  'application/pdf',
  'application/vnd.ms-excel',
  'application/vnd.ms-excel.sheet.binary.macroenabled.12',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** The kinds of files that a list may be, as a file input takes them. */
export const SPREADSHEET_FILES = [ENDINGS, ...TYPES].join(',');

export function isSpreadsheetFile({ name }: { name: string }): boolean {
  return ENDINGS.split(',').some((ending) => name.toLowerCase().endsWith(ending));
}
