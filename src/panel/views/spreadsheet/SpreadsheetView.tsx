import { useStore } from 'jotai';
import { type ComponentType, useState } from 'react';

import { SpreadsheetButtons } from '@/panel/components/spreadsheet/SpreadsheetButtons';
import { downloadText } from '@/panel/views/downloadText';

import type { SpreadsheetImportProps } from './SpreadsheetImport';

interface Opened {
  Prompt: ComponentType<SpreadsheetImportProps>;
  file: File;
}

/** The code behind both buttons is fetched when one is pressed. */
export function SpreadsheetView() {
  const store = useStore();
  const [opened, setOpened] = useState<Opened>();
  const [hasFailed, setHasFailed] = useState(false);

  async function handleChoose(file: File) {
    try {
      const { SpreadsheetImport } = await import('./SpreadsheetImport');
      setOpened({ Prompt: SpreadsheetImport, file });
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  async function handleWrite() {
    try {
      const { writeSpreadsheetAtom } = await import('@/panel/atoms/spreadsheet');
      downloadText(store.set(writeSpreadsheetAtom, new Date()));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <>
      <SpreadsheetButtons hasFailed={hasFailed} onChoose={handleChoose} onWrite={handleWrite} />
      {opened === undefined ? null : (
        <opened.Prompt file={opened.file} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
