import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import {
  changeSpreadsheetAtom,
  clearSpreadsheetAtom,
  forgetChoicesAtom,
  openSheetAtom,
  openSpreadsheetAtom,
  readSpreadsheetAtom,
  spreadsheetAtom,
  spreadsheetChangesAtom,
} from '@/panel/atoms/changes/openSpreadsheet';
import {
  applySpreadsheetAtom,
  writeSampleSpreadsheetAtom,
  writeWrongLinesAtom,
} from '@/panel/atoms/changes/spreadsheet';
import { SpreadsheetDialog } from '@/panel/components/spreadsheet/SpreadsheetDialog';
import type { SpreadsheetPreviewProps } from '@/panel/components/spreadsheet/SpreadsheetPreview';
import type { applyFailures } from '@/panel/content/spreadsheetWords';
import { downloadFile } from '@/panel/views/downloadFile';
import { OldPriceView } from '@/panel/views/prices/OldPriceView';
import { useAttempt } from '@/panel/views/useAttempt';

export function SpreadsheetImport({ file, onClose }: { file: File; onClose: () => void }) {
  const read = useSetAtom(readSpreadsheetAtom);
  const apply = useSetAtom(applySpreadsheetAtom);
  const writeSample = useSetAtom(writeSampleSpreadsheetAtom);
  const writeWrongLines = useSetAtom(writeWrongLinesAtom);
  const openSheet = useSetAtom(openSheetAtom);
  const change = useSetAtom(changeSpreadsheetAtom);
  const forgetChoices = useSetAtom(forgetChoicesAtom);
  const clear = useSetAtom(clearSpreadsheetAtom);
  const result = useAtomValue(spreadsheetAtom);
  const open = useAtomValue(openSpreadsheetAtom);
  const changes = useAtomValue(spreadsheetChangesAtom);
  const [addsBrands, setAddsBrands] = useState(false);
  const { isBusy, failure, attempt } = useAttempt<keyof typeof applyFailures>();

  useEffect(() => {
    void read(file);
    return clear;
  }, [read, clear, file]);

  async function handleApply() {
    if (await attempt(apply(addsBrands))) onClose();
  }

  const isCompared = open !== undefined && changes !== undefined;
  const preview: SpreadsheetPreviewProps | undefined = isCompared
    ? {
        spreadsheet: open,
        changes,
        addsBrands,
        oldPrices: <OldPriceView edits={changes.changes.edited} />,
        onChooseSheet: (index) => openSheet(open.sheets, open.sheets[index]),
        onStartAnew: forgetChoices,
        onChange: change,
        onAddsBrands: setAddsBrands,
        onDownloadWrong: async () => downloadFile(await writeWrongLines(file.name, changes.wrong)),
      }
    : undefined;

  return (
    <SpreadsheetDialog
      fileName={file.name}
      problem={typeof result === 'string' ? result : undefined}
      preview={preview}
      failure={failure}
      isBusy={isBusy}
      onApply={handleApply}
      onDownloadSample={async () => downloadFile(await writeSample())}
      onClose={onClose}
    />
  );
}
