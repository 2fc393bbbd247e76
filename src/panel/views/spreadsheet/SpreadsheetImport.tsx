import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import { PRODUCT_CATEGORIES } from '@/domain/product';
import {
  chooseColumnAtom,
  chooseForListAtom,
  chooseSheetAtom,
  clearSpreadsheetAtom,
  forgetChoicesAtom,
  readSpreadsheetAtom,
  spreadsheetAtom,
  spreadsheetChangesAtom,
} from '@/panel/atoms/changes/openSpreadsheet';
import {
  applySpreadsheetAtom,
  writeSampleSpreadsheetAtom,
  writeWrongLinesAtom,
} from '@/panel/atoms/changes/spreadsheet';
import { undoChangeAtom } from '@/panel/atoms/changes/undoChange';
import {
  SpreadsheetDialog,
  type SpreadsheetState,
} from '@/panel/components/spreadsheet/SpreadsheetDialog';
import { changeText } from '@/panel/content/changes';
import { describeEdits } from '@/panel/content/conflict';
import {
  type applyFailures,
  lineProblemText,
  SAMPLE_SPREADSHEET_NAME,
} from '@/panel/content/spreadsheet';
import { sortedNames } from '@/panel/domain/products/sortedNames';
import { downloadText } from '@/panel/views/downloadText';
import { useAttempt } from '@/panel/views/useAttempt';
import { useNewChange } from '@/panel/views/useNewChange';

const FIRST_LINES = 3;
const FIRST_WRONG = 20;
const EXAMPLES = 3;

export interface SpreadsheetImportProps {
  file: File;
  onClose: () => void;
}

export function SpreadsheetImport({ file, onClose }: SpreadsheetImportProps) {
  const read = useSetAtom(readSpreadsheetAtom);
  const apply = useSetAtom(applySpreadsheetAtom);
  const undo = useSetAtom(undoChangeAtom);
  const writeSample = useSetAtom(writeSampleSpreadsheetAtom);
  const writeWrongLines = useSetAtom(writeWrongLinesAtom);
  const onChooseSheet = useSetAtom(chooseSheetAtom);
  const onStartAnew = useSetAtom(forgetChoicesAtom);
  const onChoose = useSetAtom(chooseForListAtom);
  const onChooseColumn = useSetAtom(chooseColumnAtom);
  const clear = useSetAtom(clearSpreadsheetAtom);
  const open = useAtomValue(spreadsheetAtom);
  const changes = useAtomValue(spreadsheetChangesAtom);
  const products = useAtomValue(productsAtom);
  const brands = useAtomValue(brandsAtom);
  const applied = useNewChange();
  const [addsBrands, setAddsBrands] = useState(false);
  const { isBusy, failure, attempt } = useAttempt<keyof typeof applyFailures>();

  useEffect(() => {
    void read(file);
    return clear;
  }, [read, clear, file]);

  return (
    <SpreadsheetDialog
      state={currentState()}
      fileName={file.name}
      failure={failure}
      isBusy={isBusy}
      onApply={() => void attempt(apply(addsBrands))}
      onUndo={() => applied && void attempt(undo(applied))}
      onDownloadSample={() => downloadText({ name: SAMPLE_SPREADSHEET_NAME, text: writeSample() })}
      onClose={onClose}
    />
  );

  function currentState(): SpreadsheetState {
    if (applied !== undefined) return { kind: 'applied', text: changeText(applied) };
    if (typeof open === 'string') return { kind: 'unreadable', problem: open };
    if (open === null || changes === undefined) return { kind: 'reading' };
    const { sheets, sheet, choices, isRemembered } = open;
    const reasonOf = ({ problems }: Pick<(typeof changes.wrong)[number], 'problems'>) =>
      problems.map(lineProblemText).join(' ');
    const onDownloadWrong = () => {
      const reasons = new Map(changes.wrong.map((wrong) => [wrong.line, reasonOf(wrong)]));
      const name = `${file.name.replace(/\.\w+$/, '')}-hatali.csv`;
      downloadText({ name, text: writeWrongLines(reasons) });
    };
    return {
      kind: 'checked',
      preview: {
        ...changes,
        sheets: sheets.map(({ name, rows }) => `${name} (${rows.length} satır)`),
        sheet: sheets.findIndex(({ name }) => name === sheet.name),
        choices,
        isRemembered,
        categories: sortedNames([...PRODUCT_CATEGORIES, ...products.map((one) => one.category)]),
        brands: sortedNames([
          ...brands.map(({ name }) => name),
          ...products.map((one) => one.brand),
        ]),
        madeAt: sheet.madeAt,
        changedItems: describeEdits({ products: changes.changes }),
        firstLines: changes.read.slice(0, FIRST_LINES),
        wrong: changes.wrong.length,
        wrongLines: changes.wrong
          .slice(0, FIRST_WRONG)
          .map(({ line, name, problems }) => ({ line, name, reason: reasonOf({ problems }) })),
        missing: changes.missing && {
          brand: changes.missing.brand,
          names: changes.missing.products.map(({ name }) => name),
        },
        columns: sheet.headings.map((heading, column) => ({
          heading,
          examples: examplesOf(sheet.rows, column),
          means: sheet.columns[column],
        })),
        addsBrands,
        onChooseSheet,
        onStartAnew,
        onChoose,
        onChooseColumn,
        onAddsBrands: setAddsBrands,
        onDownloadWrong,
      },
    };
  }
}

/** The first cells of the column that are not blank, shortened. */
function examplesOf(
  rows: readonly { cells: readonly (string | number | boolean)[] }[],
  column: number,
): string[] {
  const examples = new Set<string>();
  for (const { cells } of rows) {
    const text = String(cells[column] ?? '').trim();
    if (text !== '') examples.add(text.length > 40 ? `${text.slice(0, 40)}…` : text);
    if (examples.size === EXAMPLES) break;
  }
  return [...examples];
}
