import { atom } from 'jotai';
import { unwrap } from 'jotai/utils';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import { openAccess } from '@/panel/atoms/session';
import { withColumn } from '@/panel/data/spreadsheet/headings';
import { parseLines } from '@/panel/data/spreadsheet/parseLines';
import { readSpreadsheet } from '@/panel/data/spreadsheet/readSpreadsheet';
import { bestSheet, type FileProblem, type Sheet } from '@/panel/data/spreadsheet/sheet';
import { pageSiteOf } from '@/panel/domain/pictures/pageLink';
import { compareSpreadsheet } from '@/panel/domain/spreadsheet/compareSpreadsheet';
import { indexProducts } from '@/panel/domain/spreadsheet/findPartners';
import { pause } from '@/panel/domain/spreadsheet/inPieces';
import { type ListChoices, NO_CHOICES } from '@/panel/domain/spreadsheet/listChoices';
import { priceChangesOf } from '@/panel/domain/spreadsheet/priceChanges';
import type { ListColumn } from '@/panel/domain/spreadsheet/productLine';

interface OpenSpreadsheet {
  sheets: readonly Sheet[];
  /** The one that is read, with the columns that the owner has corrected. */
  sheet: Sheet;
  choices: ListChoices;
  /** Columns and choices are those of an earlier list with the same headings. */
  isRemembered: boolean;
}

const baseFileAtom = atom<Blob | null>(null);
const baseOpenAtom = atom<OpenSpreadsheet | FileProblem | null>(null);

/** Null: no file, or one that is being read. */
export const spreadsheetAtom = atom((get) => get(baseOpenAtom));

/** Undefined where there is none that can be read. */
const openListAtom = atom((get) => {
  const open = get(baseOpenAtom);
  return open === null || typeof open === 'string' ? undefined : open;
});

const sheetAtom = atom((get) => get(openListAtom)?.sheet);

const parsedAtom = atom(async (get) => {
  const sheet = get(sheetAtom);
  if (sheet === undefined) return undefined;
  return parseLines(sheet);
});

const indexAtom = atom(async (get) => indexProducts(get(productsAtom)));

const comparedAtom = atom(async (get) => {
  const open = get(openListAtom);
  const catalog = { products: get(productsAtom), brands: get(brandsAtom) };
  const [parsed, index] = await Promise.all([get(parsedAtom), get(indexAtom)]);
  await pause();
  if (parsed === undefined || open === undefined) return undefined;
  const compared = await compareSpreadsheet(catalog, parsed.lines, open.choices, index);
  await pause();
  return {
    ...compared,
    prices: priceChangesOf(compared.changes.edited),
    notParts: parsed.notParts,
    pages: compared.read.filter(({ values }) => pageSiteOf(values.image ?? '') !== undefined)
      .length,
    lacksVat: parsed.lines.some(({ lacksVat }) => lacksVat),
  };
});

/** Undefined until the list has been compared. Then the last comparison, until the next one is made. */
export const spreadsheetChangesAtom = unwrap(comparedAtom, (before) => before);

/** What belongs to the columns and choices on screen. */
export const latestChangesAtom = atom(async (get) => get(comparedAtom));

export const readSpreadsheetAtom = atom(null, async (get, set, file: Blob) => {
  set(baseFileAtom, file);
  set(baseOpenAtom, null);
  const sheets = await readSpreadsheet(file);
  if (get(baseFileAtom) !== file) return;
  if (typeof sheets === 'string') set(baseOpenAtom, sheets);
  else set(openSheetAtom, sheets, bestSheet(sheets));
});

export const clearSpreadsheetAtom = atom(null, (_get, set) => {
  set(baseFileAtom, null);
  set(baseOpenAtom, null);
});

/** With what was kept for its headings. */
const openSheetAtom = atom(null, (get, set, sheets: readonly Sheet[], sheet: Sheet | undefined) => {
  if (sheet === undefined) return;
  const kept = openAccess(get).listChoices.of(sheet.headings);
  set(baseOpenAtom, {
    sheets,
    sheet: { ...sheet, columns: kept?.columns ?? sheet.columns },
    choices: { ...NO_CHOICES, ...kept?.choices },
    isRemembered: kept !== undefined,
  });
});

const changeOpenAtom = atom(
  null,
  (get, set, change: (open: OpenSpreadsheet) => Partial<OpenSpreadsheet>) => {
    const open = get(openListAtom);
    if (open !== undefined) set(baseOpenAtom, { ...open, ...change(open) });
  },
);

export const chooseSheetAtom = atom(null, (get, set, index: number) => {
  const open = get(openListAtom);
  if (open !== undefined) set(openSheetAtom, open.sheets, open.sheets[index]);
});

export const chooseColumnAtom = atom(
  null,
  (_get, set, column: number, means: ListColumn | undefined) =>
    set(changeOpenAtom, ({ sheet }) => ({
      sheet: { ...sheet, columns: withColumn(sheet.columns, column, means) },
    })),
);

export const chooseForListAtom = atom(null, (_get, set, choices: ListChoices) =>
  set(changeOpenAtom, () => ({ choices })),
);

/** For the next list with these headings. */
export const keepChoicesAtom = atom(null, (get) => {
  const open = get(openListAtom);
  if (open === undefined) return;
  const { sheet, choices } = open;
  openAccess(get).listChoices.keep(sheet.headings, { columns: sheet.columns, choices });
});

export const forgetChoicesAtom = atom(null, (get, set) => {
  const open = get(openListAtom);
  if (open === undefined) return;
  openAccess(get).listChoices.drop(open.sheet.headings);
  set(
    openSheetAtom,
    open.sheets,
    open.sheets.find(({ name }) => name === open.sheet.name),
  );
});
