import { atom } from 'jotai';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import { MISSING_LOGO } from '@/content/pictures';
import { type ProductField } from '@/domain/product';
import { catalogAtom } from '@/panel/atoms/lists';
import { closeFormAtom } from '@/panel/atoms/openForm';
import { openAccess } from '@/panel/atoms/session';
import { appliedText, sampleProducts } from '@/panel/content/spreadsheet';
import { parseLines } from '@/panel/data/spreadsheet/parseLines';
import { readSpreadsheet } from '@/panel/data/spreadsheet/readSpreadsheet';
import type { FileProblem, Sheet } from '@/panel/data/spreadsheet/sheet';
import {
  spreadsheetFileName,
  writeSpreadsheet,
  writeWrongLines,
} from '@/panel/data/spreadsheet/writeSpreadsheet';
import { compareSpreadsheet } from '@/panel/domain/spreadsheet/compareSpreadsheet';

import { logChangeAtom } from './changeLog';
import { changeProductsAtom } from './productChanges';

const FIRST_LINES = 3;

const baseFileAtom = atom<Blob | null>(null);
const baseSheetAtom = atom<Sheet | FileProblem | null>(null);

export const sheetAtom = atom((get) => get(baseSheetAtom));

const linesAtom = atom((get) => {
  const sheet = get(baseSheetAtom);
  return sheet === null || typeof sheet === 'string' ? [] : parseLines(sheet);
});

/** As they were understood, for the owner to look at. */
export const firstLinesAtom = atom((get) =>
  get(linesAtom)
    .filter(({ problems }) => problems.length === 0)
    .slice(0, FIRST_LINES),
);

export const spreadsheetChangesAtom = atom((get) =>
  compareSpreadsheet({ products: get(productsAtom), brands: get(brandsAtom) }, get(linesAtom)),
);

export const readSpreadsheetAtom = atom(null, async (get, set, file: Blob) => {
  set(baseFileAtom, file);
  set(baseSheetAtom, null);
  const sheet = await readSpreadsheet(file);
  if (get(baseFileAtom) === file) set(baseSheetAtom, sheet);
});

export const clearSpreadsheetAtom = atom(null, (_get, set) => {
  set(baseFileAtom, null);
  set(baseSheetAtom, null);
});

/** Another column with this meaning is not used any more. */
export const chooseColumnAtom = atom(
  null,
  (get, set, column: number, field: ProductField | undefined) => {
    const sheet = get(baseSheetAtom);
    if (sheet === null || typeof sheet === 'string') return;
    const columns = sheet.columns.map((other, index) => {
      if (index === column) return field;
      return other === field ? undefined : other;
    });
    set(baseSheetAtom, { ...sheet, columns });
  },
);

/** The products in one transaction, then the new brands. Undefined on success. */
export const applySpreadsheetAtom = atom(null, async (get, set, addsBrands: boolean) => {
  const { changes, newBrands } = get(spreadsheetChangesAtom);
  const products = await set(changeProductsAtom, changes);
  if (typeof products === 'string') return products;
  const before = get(catalogAtom);
  const { editor } = openAccess(get);
  // The last one is added first, so that they keep the order of the list.
  const names = addsBrands ? newBrands.toReversed() : [];
  names.forEach((name) => editor.add('brands', { name, logo: MISSING_LOGO }));
  set(closeFormAtom);
  set(logChangeAtom, before, { words: appliedText(products), products });
  return undefined;
});

export const writeSpreadsheetAtom = atom(null, (get, _set, now: Date) => ({
  name: spreadsheetFileName(now),
  text: writeSpreadsheet(get(productsAtom)),
}));

export const writeWrongLinesAtom = atom(null, (get, _set, reasons: Map<number, string>) => {
  const sheet = get(baseSheetAtom);
  return sheet === null || typeof sheet === 'string' ? '' : writeWrongLines(sheet, reasons);
});

export const writeSampleSpreadsheetAtom = atom(null, () => writeSpreadsheet(sampleProducts));
