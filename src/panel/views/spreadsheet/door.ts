/** What the buttons of spreadsheets fetch: the code is large and rarely used. */
export { writeSpreadsheetAtom } from '@/panel/atoms/changes/spreadsheet';
export { SpreadsheetImport } from './SpreadsheetImport';
