import { useSetAtom } from 'jotai';
import { type RefObject, useState } from 'react';

import { checkBackupAtom, replaceCatalogAtom } from '@/panel/atoms/files/backup';
import { RestoreDialog } from '@/panel/components/backup/RestoreDialog';
import { FileInput } from '@/panel/components/FileButton';
import type { replaceFailures } from '@/panel/content/backup';
import { useAttempt } from '@/panel/views/useAttempt';

/** A click on the file input, the element of `ref`, begins. */
export function RestoreView({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  const check = useSetAtom(checkBackupAtom);
  const restore = useSetAtom(replaceCatalogAtom);
  const [file, setFile] = useState<{
    name: string;
    text: string;
    result: ReturnType<typeof check>;
  }>();
  const { isBusy, failure, attempt, clearFailure } = useAttempt<keyof typeof replaceFailures>();
  const show = (name: string, text: string) => setFile({ name, text, result: check(text) });

  async function handleRestore() {
    if (file?.result.kind !== 'changes') return;
    if (await attempt(restore(file.result.catalog))) close();
    // After a refusal the lists may have been read anew.
    else show(file.name, file.text);
  }

  function close() {
    setFile(undefined);
    clearFailure();
  }

  return (
    <>
      <FileInput
        ref={ref}
        label="Yedek dosyası"
        accept=".json,application/json"
        onChoose={async (chosen) => show(chosen.name, await chosen.text())}
      />
      {file === undefined ? null : (
        <RestoreDialog
          fileName={file.name}
          result={file.result}
          failure={failure}
          isBusy={isBusy}
          onRestore={handleRestore}
          onClose={close}
        />
      )}
    </>
  );
}
