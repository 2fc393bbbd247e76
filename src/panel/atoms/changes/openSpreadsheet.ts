import { atom } from 'jotai';
import { unwrap } from 'jotai/utils';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import { sampleCategoryNames } from '@/content/categories';
import { openAccess } from '@/panel/atoms/session';
import { mapInPieces } from '@/panel/data/inPieces';
import { parseLines } from '@/panel/data/spreadsheet/parseLines';
import { readSpreadsheet } from '@/panel/data/spreadsheet/readSpreadsheet';
import { bestSheet, type FileProblem } from '@/panel/data/spreadsheet/recognizeSheets';
import { sortedNames } from '@/panel/domain/products/sortedNames';
import { compareSpreadsheet } from '@/panel/domain/spreadsheet/compareSpreadsheet';
import { indexProducts } from '@/panel/domain/spreadsheet/matchLines';
import type { OpenSpreadsheet, Sheet } from '@/panel/domain/spreadsheet/sheet';
import {
  type SpreadsheetChoices,
  NO_CHOICES,
  withFileValues,
} from '@/panel/domain/spreadsheet/spreadsheetChoices';

const fileAtom = atom<Blob | null>(null);
const openAtom = atom<OpenSpreadsheet | FileProblem | null>(null);

/** Null: no file, or one that is being read. */
export const spreadsheetAtom = atom((get) => get(openAtom));

/** Undefined where there is none that can be read. */
export const openSpreadsheetAtom = atom((get) => {
  const open = get(openAtom);
  return open === null || typeof open === 'string' ? undefined : open;
});

const sheetAtom = atom((get) => get(openSpreadsheetAtom)?.sheet);

const secondNameAtom = atom((get) => get(openSpreadsheetAtom)?.choices.secondName);

const parsedAtom = atom(async (get) => {
  const sheet = get(sheetAtom);
  return sheet && parseLines(sheet, get(secondNameAtom));
});

const indexAtom = atom(async (get) =>
  indexProducts(get(productsAtom), mapInPieces, sampleCategoryNames),
);

/** The comparison that belongs to the columns and choices on screen. */
export const latestChangesAtom = atom(async (get) => {
  const open = get(openSpreadsheetAtom);
  const brands = get(brandsAtom);
  const [parsed, index] = await Promise.all([get(parsedAtom), get(indexAtom)]);
  if (parsed === undefined || open === undefined) return undefined;
  const shop = { index, brands, mapItems: mapInPieces };
  const compared = await compareSpreadsheet(shop, parsed.lines, open.choices);
  const { lines: _, ...leftOut } = parsed;
  return {
    ...compared,
    ...leftOut,
    categories: sortedNames(index.categories),
    brands: sortedNames([...brands.map(({ name }) => name), ...index.brands]),
  };
});

/** Undefined until the spreadsheet has been compared. Then the last comparison, until the next one is made. */
export const spreadsheetChangesAtom = unwrap(latestChangesAtom, (before) => before);

export const readSpreadsheetAtom = atom(null, async (get, set, file: Blob) => {
  set(fileAtom, file);
  set(openAtom, null);
  const sheets = await readSpreadsheet(file);
  if (get(fileAtom) !== file) return;
  if (typeof sheets === 'string') set(openAtom, sheets);
  else set(openSheetAtom, sheets, bestSheet(sheets));
});

export const clearSpreadsheetAtom = atom(null, (_get, set) => {
  set(fileAtom, null);
  set(openAtom, null);
});

/** What the shop itself has written has the shop's prices already. */
const choicesFor = ({ madeAt }: Sheet, choices: SpreadsheetChoices) =>
  madeAt === undefined ? choices : withFileValues(choices);

/** Opens a sheet with what is remembered for its headings. */
export const openSheetAtom = atom(
  null,
  (get, set, sheets: readonly Sheet[], sheet: Sheet | undefined) => {
    if (sheet === undefined) return;
    const remembered = openAccess(get).spreadsheetChoices.of(sheet.headings);
    set(openAtom, {
      sheets,
      sheet: { ...sheet, columns: remembered?.columns ?? sheet.columns },
      choices: choicesFor(sheet, { ...NO_CHOICES, ...remembered?.choices }),
      isRemembered: remembered !== undefined,
    });
  },
);

export const changeSpreadsheetAtom = atom(
  null,
  (get, set, change: Partial<Pick<OpenSpreadsheet, 'sheet' | 'choices'>>) => {
    const open = get(openSpreadsheetAtom);
    if (open !== undefined) set(openAtom, { ...open, ...change });
  },
);

/** The next spreadsheet with these headings begins with these choices. */
export const rememberChoicesAtom = atom(null, (get) => {
  const open = get(openSpreadsheetAtom);
  if (open === undefined) return;
  const { sheet, choices } = open;
  openAccess(get).spreadsheetChoices.remember(sheet.headings, {
    columns: sheet.columns,
    choices: choicesFor(sheet, choices),
  });
});

export const forgetChoicesAtom = atom(null, (get, set) => {
  const open = get(openSpreadsheetAtom);
  if (open === undefined) return;
  const { sheets, sheet } = open;
  openAccess(get).spreadsheetChoices.forget(sheet.headings);
  const asInFile = sheets.find(({ name }) => name === sheet.name);
  set(openSheetAtom, sheets, asInFile);
});
