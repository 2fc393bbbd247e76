import { atom } from 'jotai';

import { productsAtom } from '@/atoms/catalog';
import { MISSING_LOGO } from '@/content/pictures';
import { writeFileAtom } from '@/panel/atoms/files/writeFile';
import { beginStep } from '@/panel/atoms/notice/notice';
import { closeFormAtom } from '@/panel/atoms/openForm';
import { problemsText } from '@/panel/content/files/lineProblems';
import { SAMPLE_SPREADSHEET_NAME, sampleProducts } from '@/panel/content/files/sampleProducts';
import {
  spreadsheetFileName,
  writeSpreadsheet,
  writeWrongLines,
} from '@/panel/data/spreadsheet/writeSpreadsheet';
import { changeOneByOne, NO_CHANGES } from '@/panel/domain/catalogChanges';
import type { WrongLine } from '@/panel/domain/spreadsheet/compareSpreadsheet';

import { changeProductsAtom } from './changeProducts';
import { rememberChoicesAtom, latestChangesAtom, openSpreadsheetAtom } from './openSpreadsheet';

/** The products in one transaction, then the new brands. Undefined on success. */
export const applySpreadsheetAtom = atom(null, async (get, set, addsBrands: boolean) => {
  const latest = await get(latestChangesAtom);
  if (latest === undefined) return undefined;
  const { changes, newBrands } = latest;
  const { editor, announce } = beginStep(get, set, 'list');
  const products = await set(changeProductsAtom, editor, changes);
  if (typeof products === 'string') return products;
  const added = addsBrands ? newBrands.map((name) => ({ name, logo: MISSING_LOGO })) : [];
  const brands = changeOneByOne(editor, 'brands', { ...NO_CHANGES, added });
  set(closeFormAtom);
  set(rememberChoicesAtom);
  announce({ products, brands });
  return undefined;
});

export const writeSpreadsheetAtom = atom(null, (get, set) =>
  set(writeFileAtom, async (now) => ({
    name: spreadsheetFileName(now),
    content: await writeSpreadsheet(get(productsAtom), now),
  })),
);

export const writeWrongLinesAtom = atom(
  null,
  async (get, _set, fileName: string, wrong: readonly WrongLine[]) => {
    const open = get(openSpreadsheetAtom);
    if (open === undefined) return undefined;
    const reasons = new Map(wrong.map(({ line, problems }) => [line, problemsText(problems)]));
    const name = `${fileName.replace(/\.\w+$/, '')}-hatali.xlsx`;
    return { name, content: await writeWrongLines(open.sheet, reasons) };
  },
);

export const writeSampleSpreadsheetAtom = atom(null, async () => ({
  name: SAMPLE_SPREADSHEET_NAME,
  content: await writeSpreadsheet(sampleProducts),
}));
