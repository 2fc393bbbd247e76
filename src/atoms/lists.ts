import { atom } from 'jotai';

import { sampleProducts } from '@/content/admin/lists';
import { MISSING_LOGO } from '@/content/pictures';
import { parseLines } from '@/data/lists/parseLines';
import { readList } from '@/data/lists/readList';
import type { FileProblem, Sheet } from '@/data/lists/sheet';
import { listFileName, writeList, writeWrongLines } from '@/data/lists/writeList';
import { type Catalog, nextId } from '@/domain/catalog';
import { compareList } from '@/domain/lists/compareList';
import type { ListField } from '@/domain/lists/productLine';

import { catalogAtom, replaceCatalogAtom } from './backup';
import { productsAtom } from './catalog';

// Fetched when the owner first uses a list.

const baseFileAtom = atom<Blob | null>(null);
/** Null while it is being read. */
const baseSheetAtom = atom<Sheet | FileProblem | null>(null);
const baseBeforeAtom = atom<Catalog | null>(null);

export const sheetAtom = atom((get) => get(baseSheetAtom));

const linesAtom = atom((get) => {
  const sheet = get(baseSheetAtom);
  return sheet === null || typeof sheet === 'string' ? [] : parseLines(sheet);
});

/** Always against what the shop has now (D21). */
export const listChangesAtom = atom((get) => compareList(get(catalogAtom), get(linesAtom)));

export const readListAtom = atom(null, async (get, set, file: Blob) => {
  set(baseFileAtom, file);
  set(baseSheetAtom, null);
  const sheet = await readList(file);
  if (get(baseFileAtom) === file) set(baseSheetAtom, sheet);
});

export const forgetListAtom = atom(null, (_get, set) => {
  set(baseFileAtom, null);
  set(baseSheetAtom, null);
  set(baseBeforeAtom, null);
});

/** What this column means. A column that had this meaning before is not used any more. */
export const chooseColumnAtom = atom(
  null,
  (get, set, column: number, field: ListField | undefined) => {
    const sheet = get(baseSheetAtom);
    if (sheet === null || typeof sheet === 'string') return;
    const columns = sheet.columns.map((other, index) => {
      if (index === column) return field;
      return other === field ? undefined : other;
    });
    set(baseSheetAtom, { ...sheet, columns });
  },
);

/** All or nothing, like a restored backup. Resolves with undefined on success. */
export const applyListAtom = atom(null, async (get, set, addsBrands: boolean) => {
  const before = get(catalogAtom);
  const { products, newBrands } = get(listChangesAtom);
  const { brands } = before;
  const firstId = nextId(brands) + newBrands.length - 1;
  const added = newBrands.map((name, index) => ({ id: firstId - index, name, logo: MISSING_LOGO }));
  const next = { ...before, products, brands: addsBrands ? [...added, ...brands] : brands };
  const failure = await set(replaceCatalogAtom, next);
  if (failure === undefined) set(baseBeforeAtom, before);
  return failure;
});

/** Brings back what the shop had before the list. */
export const undoListAtom = atom(null, async (get, set) => {
  const before = get(baseBeforeAtom);
  return before === null ? undefined : set(replaceCatalogAtom, before);
});

export const writeListAtom = atom(null, (get, _set, now: Date) => ({
  name: listFileName(now),
  text: writeList(get(productsAtom)),
}));

/** `reasons` by line. */
export const writeWrongLinesAtom = atom(null, (get, _set, reasons: Map<number, string>) => {
  const sheet = get(baseSheetAtom);
  return sheet === null || typeof sheet === 'string' ? '' : writeWrongLines(sheet, reasons);
});

export const writeSampleListAtom = atom(null, () => writeList(sampleProducts));
