/** The elements that a host's function writes into the page (D50), and that the app takes over. */
export const PAGE_DATA_ID = 'page-data';
export const PAGE_TEXT_ID = 'page-text';
export const PART_ROW_ID = 'part-row';
