import { atom } from 'jotai';

import { productsAtom } from '@/atoms/catalog';
import { MISSING_LOGO } from '@/content/pictures';
import { writeFileAtom } from '@/panel/atoms/files/writeFile';
import { closeFormAtom } from '@/panel/atoms/openForm';
import { openAccess } from '@/panel/atoms/session';
import { problemsText } from '@/panel/content/files/lineProblems';
import { sampleProducts } from '@/panel/content/files/sampleProducts';
import { appliedText } from '@/panel/content/spreadsheetWords';
import {
  spreadsheetFileName,
  writeSpreadsheet,
  writeWrongLines,
} from '@/panel/data/spreadsheet/writeSpreadsheet';
import { NO_CHANGES } from '@/panel/domain/catalogChanges';
import type { WrongLine } from '@/panel/domain/spreadsheet/compareSpreadsheet';

import { logChangeAtom } from './changeLog';
import { changeProductsAtom } from './changeProducts';
import { rememberChoicesAtom, latestChangesAtom, openSpreadsheetAtom } from './openSpreadsheet';

/** The products in one transaction, then the new brands. Undefined on success. */
export const applySpreadsheetAtom = atom(null, async (get, set, addsBrands: boolean) => {
  const latest = await get(latestChangesAtom);
  if (latest === undefined) return undefined;
  const { changes, newBrands } = latest;
  const products = await set(changeProductsAtom, changes);
  if (typeof products === 'string') return products;
  const { editor } = openAccess(get);
  // The last one is added first, so that they keep the order of the list.
  const names = addsBrands ? newBrands.toReversed() : [];
  const logo = MISSING_LOGO;
  const brands = names.map((name) => ({ id: editor.add('brands', { name, logo }), name, logo }));
  set(closeFormAtom);
  set(rememberChoicesAtom);
  const undo = { products, brands: { ...NO_CHANGES, deleted: brands } };
  set(logChangeAtom, undo, { words: appliedText(products) });
  return undefined;
});

export const writeSpreadsheetAtom = atom(null, (get, set) =>
  set(writeFileAtom, (now) => ({
    name: spreadsheetFileName(now),
    text: writeSpreadsheet(get(productsAtom), now),
  })),
);

export const writeWrongLinesAtom = atom(null, (get, _set, wrong: readonly WrongLine[]) => {
  const open = get(openSpreadsheetAtom);
  const reasons = new Map(wrong.map(({ line, problems }) => [line, problemsText(problems)]));
  return open === undefined ? '' : writeWrongLines(open.sheet, reasons);
});

export const writeSampleSpreadsheetAtom = atom(null, () => writeSpreadsheet(sampleProducts));
