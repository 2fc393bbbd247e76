import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import {
  changeListAtom,
  clearSpreadsheetAtom,
  forgetChoicesAtom,
  openSheetAtom,
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
import { SpreadsheetDialog } from '@/panel/components/spreadsheet/SpreadsheetDialog';
import type { SpreadsheetPreviewProps } from '@/panel/components/spreadsheet/SpreadsheetPreview';
import { changeText } from '@/panel/content/changes';
import { SAMPLE_SPREADSHEET_NAME } from '@/panel/content/files/sampleProducts';
import { type applyFailures } from '@/panel/content/spreadsheet';
import { withColumn } from '@/panel/domain/spreadsheet/sheet';
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
  const openSheet = useSetAtom(openSheetAtom);
  const change = useSetAtom(changeListAtom);
  const forgetChoices = useSetAtom(forgetChoicesAtom);
  const clear = useSetAtom(clearSpreadsheetAtom);
  const open = useAtomValue(spreadsheetAtom);
  const changes = useAtomValue(spreadsheetChangesAtom);
  const applied = useNewChange();
  const [addsBrands, setAddsBrands] = useState(false);
  const { isBusy, failure, attempt } = useAttempt<keyof typeof applyFailures>();

  useEffect(() => {
    void read(file);
    return clear;
  }, [read, clear, file]);

  const isReadable = open !== null && typeof open !== 'string';
  const preview: SpreadsheetPreviewProps | undefined =
    !isReadable || changes === undefined
      ? undefined
      : {
          list: open,
          changes,
          addsBrands,
          onChooseSheet: (index) => openSheet(open.sheets, open.sheets[index]),
          onStartAnew: forgetChoices,
          onChoose: (choices) => change({ choices }),
          onChooseColumn: (...column) => change({ sheet: withColumn(open.sheet, ...column) }),
          onAddsBrands: setAddsBrands,
          onDownloadWrong: () =>
            downloadText({
              name: `${file.name.replace(/\.\w+$/, '')}-hatali.csv`,
              text: writeWrongLines(changes.wrong),
            }),
        };

  return (
    <SpreadsheetDialog
      fileName={file.name}
      problem={typeof open === 'string' ? open : undefined}
      preview={preview}
      applied={applied && changeText(applied)}
      failure={failure}
      isBusy={isBusy}
      onApply={() => void attempt(apply(addsBrands))}
      onUndo={() => applied && void attempt(undo(applied))}
      onDownloadSample={() => downloadText({ name: SAMPLE_SPREADSHEET_NAME, text: writeSample() })}
      onClose={onClose}
    />
  );
}
