/** What the buttons of spreadsheets fetch: the code is large and rarely used. */
export { writeSpreadsheetAtom } from '@/panel/atoms/spreadsheet';
export { SpreadsheetImport } from './SpreadsheetImport';
