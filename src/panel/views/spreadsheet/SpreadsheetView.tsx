import { useStore } from 'jotai';
import { useState } from 'react';

import { lateImport, useLateImport } from '@/hooks/lateImport';
import { SpreadsheetButtons } from '@/panel/components/spreadsheet/SpreadsheetButtons';
import { downloadFile } from '@/panel/views/downloadFile';

/** The code is large and rarely used, so it is fetched when it is needed (D21). */
const spreadsheetCode = lateImport(async () => import('./door'));

export function SpreadsheetView() {
  const store = useStore();
  const { code, missing, fetch } = useLateImport(spreadsheetCode);
  const [file, setFile] = useState<File>();

  async function handleChoose(chosen: File) {
    if ((await fetch()) !== undefined) setFile(chosen);
  }

  async function handleWrite() {
    const arrived = await fetch();
    if (arrived) downloadFile(await store.set(arrived.writeSpreadsheetAtom));
  }

  return (
    <>
      <SpreadsheetButtons
        missing={missing}
        onChoose={handleChoose}
        onWrite={handleWrite}
        onReload={() => window.location.reload()}
      />
      {code === undefined || file === undefined ? null : (
        <code.SpreadsheetImport file={file} onClose={() => setFile(undefined)} />
      )}
    </>
  );
}
