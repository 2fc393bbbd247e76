import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { checkBackupAtom, restoreBackupAtom, writeBackupAtom } from '@/atoms/backup';
import { BackupButtons } from '@/components/admin/backup/BackupButtons';
import { BackupDialog, type BackupOutcome } from '@/components/admin/backup/BackupDialog';
import type { Catalog } from '@/domain/catalog';
import { useCloseRequest } from '@/hooks/useCloseRequest';

import { downloadText } from './downloadText';

interface Reading {
  fileName: string;
  outcome: BackupOutcome;
  catalog?: Catalog;
}

export function BackupView() {
  const write = useSetAtom(writeBackupAtom);
  const check = useSetAtom(checkBackupAtom);
  const restore = useSetAtom(restoreBackupAtom);
  const [reading, setReading] = useState<Reading>();
  const [isBusy, setIsBusy] = useState(false);

  function close() {
    setReading(undefined);
  }
  useCloseRequest(reading !== undefined, () => !isBusy && close());

  async function handleChoose(file: File) {
    const checked = check(await file.text());
    setReading(
      'problems' in checked
        ? { fileName: file.name, outcome: { kind: 'invalid', problems: checked.problems } }
        : {
            fileName: file.name,
            outcome: { kind: 'changes', changes: checked.changes },
            catalog: checked.catalog,
          },
    );
  }

  async function handleRestore() {
    if (reading?.catalog === undefined || reading.outcome.kind !== 'changes') return;
    setIsBusy(true);
    const failure = await restore(reading.catalog);
    setIsBusy(false);
    const outcome: BackupOutcome =
      failure === undefined ? { kind: 'done' } : { ...reading.outcome, failure };
    setReading({ ...reading, outcome });
  }

  return (
    <>
      <BackupButtons onWrite={() => downloadText(write(new Date()))} onChoose={handleChoose} />
      {reading === undefined ? null : (
        <BackupDialog
          fileName={reading.fileName}
          outcome={reading.outcome}
          isBusy={isBusy}
          onRestore={handleRestore}
          onClose={close}
        />
      )}
    </>
  );
}
