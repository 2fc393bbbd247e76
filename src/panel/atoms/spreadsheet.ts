import { atom } from 'jotai';

import { productsAtom } from '@/atoms/catalog';
import { MISSING_LOGO } from '@/content/pictures';
import { type Catalog, nextId } from '@/domain/catalog';
import { sampleProducts } from '@/panel/content/spreadsheet';
import { parseLines } from '@/panel/data/spreadsheet/parseLines';
import { readSpreadsheet } from '@/panel/data/spreadsheet/readSpreadsheet';
import type { FileProblem, Sheet } from '@/panel/data/spreadsheet/sheet';
import {
  spreadsheetFileName,
  writeSpreadsheet,
  writeWrongLines,
} from '@/panel/data/spreadsheet/writeSpreadsheet';
import { compareSpreadsheet } from '@/panel/domain/spreadsheet/compareSpreadsheet';
import type { SpreadsheetField } from '@/panel/domain/spreadsheet/productLine';

import { catalogAtom, replaceCatalogAtom } from './backup';

const FIRST_LINES = 3;

const baseFileAtom = atom<Blob | null>(null);
const baseSheetAtom = atom<Sheet | FileProblem | null>(null);
const baseBeforeAtom = atom<Catalog | null>(null);

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
  compareSpreadsheet(get(catalogAtom), get(linesAtom)),
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
  set(baseBeforeAtom, null);
});

/** Another column with this meaning is not used any more. */
export const chooseColumnAtom = atom(
  null,
  (get, set, column: number, field: SpreadsheetField | undefined) => {
    const sheet = get(baseSheetAtom);
    if (sheet === null || typeof sheet === 'string') return;
    const columns = sheet.columns.map((other, index) => {
      if (index === column) return field;
      return other === field ? undefined : other;
    });
    set(baseSheetAtom, { ...sheet, columns });
  },
);

/** One transaction. Undefined on success. */
export const applySpreadsheetAtom = atom(null, async (get, set, addsBrands: boolean) => {
  const before = get(catalogAtom);
  const { products, newBrands } = get(spreadsheetChangesAtom);
  const { brands } = before;
  const firstId = nextId(brands) + newBrands.length - 1;
  const added = newBrands.map((name, index) => ({ id: firstId - index, name, logo: MISSING_LOGO }));
  const next = { ...before, products, brands: addsBrands ? [...added, ...brands] : brands };
  const failure = await set(replaceCatalogAtom, next);
  if (failure === undefined) set(baseBeforeAtom, before);
  return failure;
});

export const undoSpreadsheetAtom = atom(null, async (get, set) => {
  const before = get(baseBeforeAtom);
  return before === null ? undefined : set(replaceCatalogAtom, before);
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
