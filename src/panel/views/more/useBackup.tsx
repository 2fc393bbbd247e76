import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import type { Catalog } from '@/domain/catalog';
import {
  checkBackupAtom,
  compareBackupAtom,
  replaceCatalogAtom,
  writeBackupAtom,
} from '@/panel/atoms/files/backup';
import { type BackupResult, RestoreDialog } from '@/panel/components/backup/RestoreDialog';
import { FileInput } from '@/panel/components/FileButton';
import type { MenuEntry } from '@/panel/components/menu/MenuButton';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import type { replaceFailures } from '@/panel/content/backup';
import { downloadText } from '@/panel/views/downloadText';
import { useAttempt } from '@/panel/views/useAttempt';

interface Reading {
  fileName: string;
  result: BackupResult;
  backup?: { catalog: Catalog; savedAt: Date };
}

export function useBackup() {
  const write = useSetAtom(writeBackupAtom);
  const check = useSetAtom(checkBackupAtom);
  const compare = useSetAtom(compareBackupAtom);
  const restore = useSetAtom(replaceCatalogAtom);
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<Reading>();
  const { isBusy, failure, attempt, clearFailure } = useAttempt<keyof typeof replaceFailures>();

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
            result: { kind: 'changes', changes: checked.changes, savedAt: checked.savedAt },
            backup: checked,
          },
    );
  }

  async function handleRestore() {
    if (reading?.backup === undefined || reading.result.kind !== 'changes') return;
    const { catalog, savedAt } = reading.backup;
    const result: BackupResult = (await attempt(restore(catalog)))
      ? { kind: 'done' }
      : { kind: 'changes', changes: compare(catalog), savedAt };
    setReading({ ...reading, result });
  }

  const entries: MenuEntry[] = [
    {
      label: 'Yedek al',
      path: PANEL_ICONS.download,
      onPress: async () => downloadText(await write()),
    },
    {
      label: 'Yedekten yükle',
      path: PANEL_ICONS.upload,
      onPress: () => input.current?.click(),
    },
  ];
  const prompt = (
    <>
      <FileInput
        ref={input}
        label="Yedek dosyası"
        accept=".json,application/json"
        onChoose={handleChoose}
      />
      {reading === undefined ? null : (
        <RestoreDialog
          fileName={reading.fileName}
          result={reading.result}
          failure={failure}
          isBusy={isBusy}
          onRestore={handleRestore}
          onClose={close}
        />
      )}
    </>
  );
  return { entries, prompt };
}
