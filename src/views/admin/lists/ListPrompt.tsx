import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';

import {
  applyListAtom,
  chooseColumnAtom,
  forgetListAtom,
  listChangesAtom,
  readListAtom,
  sheetAtom,
  undoListAtom,
  writeSampleListAtom,
  writeWrongLinesAtom,
} from '@/atoms/lists';
import { ListDialog, type ListState } from '@/components/admin/lists/ListDialog';
import type { ListPreviewProps } from '@/components/admin/lists/ListPreview';
import { type applyFailures, lineProblemText, SAMPLE_LIST_NAME } from '@/content/admin/lists';
import { useCloseRequest } from '@/hooks/useCloseRequest';
import { downloadText } from '@/views/admin/downloadText';
import { useAttempt } from '@/views/admin/useAttempt';

export interface ListPromptProps {
  file: File;
  onClose: () => void;
}

type Done = Extract<ListState, { kind: 'applied' | 'undone' }>;

export function ListPrompt({ file, onClose }: ListPromptProps) {
  const read = useSetAtom(readListAtom);
  const apply = useSetAtom(applyListAtom);
  const undo = useSetAtom(undoListAtom);
  const writeSample = useSetAtom(writeSampleListAtom);
  const forget = useSetAtom(forgetListAtom);
  const [addsBrands, setAddsBrands] = useState(false);
  const { isBusy, failure, attempt } = useAttempt<keyof typeof applyFailures>();
  const [done, setDone] = useState<Done>();
  const checked = useChecked(file.name);

  useEffect(() => {
    void read(file);
    return forget;
  }, [read, forget, file]);
  useCloseRequest(true, () => !isBusy && onClose());

  async function handleApply() {
    if (checked.kind !== 'checked') return;
    const { added, changed } = checked.preview;
    if (await attempt(apply(addsBrands))) setDone({ kind: 'applied', added, changed });
  }

  async function handleUndo() {
    if (await attempt(undo())) setDone({ kind: 'undone' });
  }

  return (
    <ListDialog
      state={done ?? withChoices()}
      fileName={file.name}
      failure={failure}
      isBusy={isBusy}
      onApply={handleApply}
      onUndo={handleUndo}
      onDownloadSample={() => downloadText({ name: SAMPLE_LIST_NAME, text: writeSample() })}
      onClose={onClose}
    />
  );

  function withChoices(): ListState {
    if (checked.kind !== 'checked') return checked;
    const choices = { addsBrands, onAddsBrands: setAddsBrands };
    return { kind: 'checked', preview: { ...checked.preview, ...choices } };
  }
}

type Checked =
  | Extract<ListState, { kind: 'reading' | 'unreadable' }>
  | { kind: 'checked'; preview: Omit<ListPreviewProps, 'addsBrands' | 'onAddsBrands'> };

/** What is in the file, compared with the shop. */
function useChecked(fileName: string): Checked {
  const sheet = useAtomValue(sheetAtom);
  const changes = useAtomValue(listChangesAtom);
  const chooseColumn = useSetAtom(chooseColumnAtom);
  const writeWrongLines = useSetAtom(writeWrongLinesAtom);
  const wrong = useMemo(
    () =>
      changes.wrong.map(({ line, problems }) => ({
        line,
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
