/** What the buttons of spreadsheets and `Kataloğu paylaş` fetch. */
export { writeSpreadsheetAtom } from '@/panel/atoms/changes/spreadsheet';
export { ShareCatalogView } from './ShareCatalogView';
export { SpreadsheetImport } from './SpreadsheetImport';
