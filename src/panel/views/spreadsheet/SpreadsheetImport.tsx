import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import {
  applySpreadsheetAtom,
  chooseColumnAtom,
  clearSpreadsheetAtom,
  firstLinesAtom,
  spreadsheetChangesAtom,
  readSpreadsheetAtom,
  sheetAtom,
  writeSampleSpreadsheetAtom,
  writeWrongLinesAtom,
} from '@/panel/atoms/changes/spreadsheet';
import { undoChangeAtom } from '@/panel/atoms/changes/undoChange';
import {
  SpreadsheetDialog,
  type SpreadsheetState,
} from '@/panel/components/spreadsheet/SpreadsheetDialog';
import { changeText } from '@/panel/content/changes';
import {
  type applyFailures,
  lineProblemText,
  SAMPLE_SPREADSHEET_NAME,
} from '@/panel/content/spreadsheet';
import { downloadText } from '@/panel/views/downloadText';
import { useAttempt } from '@/panel/views/useAttempt';
import { useNewChange } from '@/panel/views/useNewChange';

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
  const onChooseColumn = useSetAtom(chooseColumnAtom);
  const clear = useSetAtom(clearSpreadsheetAtom);
  const sheet = useAtomValue(sheetAtom);
  const changes = useAtomValue(spreadsheetChangesAtom);
  const firstLines = useAtomValue(firstLinesAtom);
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
    if (sheet === null) return { kind: 'reading' };
    if (typeof sheet === 'string') return { kind: 'unreadable', problem: sheet };
    const wrong = changes.wrong.map(({ line, name, problems }) => ({
      line,
      name,
      reason: problems.map(lineProblemText).join(' '),
    }));
    const columns = sheet.headings.map((heading, column) => ({
      heading,
      example: exampleOf(sheet.rows, column),
      field: sheet.columns[column],
    }));
    const onDownloadWrong = () => {
      const reasons = new Map(wrong.map(({ line, reason }) => [line, reason]));
      const name = `${file.name.replace(/\.\w+$/, '')}-hatali.csv`;
      downloadText({ name, text: writeWrongLines(reasons) });
    };
    return {
      kind: 'checked',
      preview: {
        ...changes,
        firstLines,
        wrong,
        columns,
        addsBrands,
        onChooseColumn,
        onAddsBrands: setAddsBrands,
        onDownloadWrong,
      },
    };
  }
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
