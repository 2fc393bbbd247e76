import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { Region } from '@/components/shared/Region';
import type { Catalog } from '@/domain/catalog';
import {
  checkBackupAtom,
  compareBackupAtom,
  replaceCatalogAtom,
  writeBackupAtom,
} from '@/panel/atoms/backup';
import { BackupButtons } from '@/panel/components/backup/BackupButtons';
import { type BackupResult, RestoreDialog } from '@/panel/components/backup/RestoreDialog';
import type { replaceFailures } from '@/panel/content/backup';

import { downloadText } from './downloadText';
import { useDialogAttempt } from './useAttempt';

interface Reading {
  fileName: string;
  result: BackupResult;
  catalog?: Catalog;
}

export function BackupView() {
  const write = useSetAtom(writeBackupAtom);
  const check = useSetAtom(checkBackupAtom);
  const compare = useSetAtom(compareBackupAtom);
  const restore = useSetAtom(replaceCatalogAtom);
  const [reading, setReading] = useState<Reading>();
  const { isBusy, failure, attempt, clearFailure } = useDialogAttempt<keyof typeof replaceFailures>(
    reading !== undefined,
    close,
  );

  function close() {
    setReading(undefined);
    clearFailure();
  }

  async function handleChoose(file: File) {
    const checked = check(await file.text());
    setReading(
      'problems' in checked
        ? { fileName: file.name, result: { kind: 'invalid', problems: checked.problems } }
        : {
            fileName: file.name,
            result: { kind: 'changes', changes: checked.changes },
            catalog: checked.catalog,
          },
    );
  }

  async function handleRestore() {
    if (reading?.catalog === undefined || reading.result.kind !== 'changes') return;
    const { catalog } = reading;
    const result: BackupResult = (await attempt(restore(catalog)))
      ? { kind: 'done' }
      : { kind: 'changes', changes: compare(catalog) };
    setReading({ ...reading, result });
  }

  return (
    <>
      <BackupButtons onWrite={() => downloadText(write(new Date()))} onChoose={handleChoose} />
      {reading === undefined ? null : (
        <Region>
          <RestoreDialog
            fileName={reading.fileName}
            result={reading.result}
            failure={failure}
            isBusy={isBusy}
            onRestore={handleRestore}
            onClose={close}
          />
        </Region>
      )}
    </>
  );
}
