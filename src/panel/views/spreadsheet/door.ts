/** What the buttons of spreadsheets fetch. */
export { writeSpreadsheetAtom } from '@/panel/atoms/changes/spreadsheet';
export { SpreadsheetImport } from './SpreadsheetImport';
