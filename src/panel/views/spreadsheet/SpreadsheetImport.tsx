import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';

import {
  appliedSpreadsheetAtom,
  applySpreadsheetAtom,
  chooseColumnAtom,
  clearSpreadsheetAtom,
  firstLinesAtom,
  spreadsheetChangesAtom,
  readSpreadsheetAtom,
  sheetAtom,
  undoSpreadsheetAtom,
  writeSampleSpreadsheetAtom,
  writeWrongLinesAtom,
} from '@/panel/atoms/changes/spreadsheet';
import {
  SpreadsheetDialog,
  type SpreadsheetState,
} from '@/panel/components/spreadsheet/SpreadsheetDialog';
import type { SpreadsheetPreviewProps } from '@/panel/components/spreadsheet/SpreadsheetPreview';
import {
  type applyFailures,
  lineProblemText,
  SAMPLE_SPREADSHEET_NAME,
} from '@/panel/content/spreadsheet';
import { downloadText } from '@/panel/views/downloadText';
import { useAttempt } from '@/panel/views/useAttempt';

export interface SpreadsheetImportProps {
  file: File;
  onClose: () => void;
}

export function SpreadsheetImport({ file, onClose }: SpreadsheetImportProps) {
  const read = useSetAtom(readSpreadsheetAtom);
  const apply = useSetAtom(applySpreadsheetAtom);
  const undo = useSetAtom(undoSpreadsheetAtom);
  const writeSample = useSetAtom(writeSampleSpreadsheetAtom);
  const clear = useSetAtom(clearSpreadsheetAtom);
  const [addsBrands, setAddsBrands] = useState(false);
  const { isBusy, failure, attempt } = useAttempt<keyof typeof applyFailures>();
  const applied = useAtomValue(appliedSpreadsheetAtom);
  const [isUndone, setIsUndone] = useState(false);
  const checked = useChecked(file.name);

  useEffect(() => {
    void read(file);
    return clear;
  }, [read, clear, file]);

  async function handleUndo() {
    if (await attempt(undo())) setIsUndone(true);
  }

  return (
    <SpreadsheetDialog
      state={currentState()}
      fileName={file.name}
      failure={failure}
      isBusy={isBusy}
      onApply={() => void attempt(apply(addsBrands))}
      onUndo={handleUndo}
      onDownloadSample={() => downloadText({ name: SAMPLE_SPREADSHEET_NAME, text: writeSample() })}
      onClose={onClose}
    />
  );

  function currentState(): SpreadsheetState {
    if (isUndone) return { kind: 'undone' };
    if (applied !== null) return { kind: 'applied', ...applied };
    if (checked.kind !== 'checked') return checked;
    const choices = { addsBrands, onAddsBrands: setAddsBrands };
    return { kind: 'checked', preview: { ...checked.preview, ...choices } };
  }
}

type Checked =
  | Extract<SpreadsheetState, { kind: 'reading' | 'unreadable' }>
  | { kind: 'checked'; preview: Omit<SpreadsheetPreviewProps, 'addsBrands' | 'onAddsBrands'> };

/** What is in the file, compared with the shop. */
function useChecked(fileName: string): Checked {
  const sheet = useAtomValue(sheetAtom);
  const changes = useAtomValue(spreadsheetChangesAtom);
  const firstLines = useAtomValue(firstLinesAtom);
  const chooseColumn = useSetAtom(chooseColumnAtom);
  const writeWrongLines = useSetAtom(writeWrongLinesAtom);
  const wrong = useMemo(
    () =>
      changes.wrong.map(({ line, name, problems }) => ({
        line,
        name,
        reason: problems.map(lineProblemText).join(' '),
      })),
    [changes],
  );

  if (sheet === null) return { kind: 'reading' };
  if (typeof sheet === 'string') return { kind: 'unreadable', problem: sheet };
  const columns = sheet.headings.map((heading, column) => ({
    heading,
    example: exampleOf(sheet.rows, column),
    field: sheet.columns[column],
  }));
  return {
    kind: 'checked',
    preview: {
      ...changes,
      firstLines,
      wrong,
      columns,
      onChooseColumn: chooseColumn,
      onDownloadWrong() {
        const reasons = new Map(wrong.map(({ line, reason }) => [line, reason]));
        const name = `${fileName.replace(/\.\w+$/, '')}-hatali.csv`;
        downloadText({ name, text: writeWrongLines(reasons) });
      },
    },
  };
}

/** The first cell of the column that is not blank, shortened. */
function exampleOf(
  rows: readonly { cells: readonly (string | number | boolean)[] }[],
  column: number,
): string {
  for (const { cells } of rows) {
    const text = String(cells[column] ?? '').trim();
    if (text !== '') return text.length > 40 ? `${text.slice(0, 40)}…` : text;
  }
  return '';
}
