import Button from '@mui/material/Button';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { writeBackupAtom } from '@/panel/atoms/files/backup';
import { putAsideAtom, readinessAtom, removeSamplesAtom } from '@/panel/atoms/readiness';
import { openFieldAtom } from '@/panel/atoms/shop/openField';
import { type OpenedStep, ReadinessDialog } from '@/panel/components/readiness/ReadinessDialog';
import { bulkFailures, type BulkFailure } from '@/panel/content/bulk';
import { readinessWords, stepPlaces } from '@/panel/content/readiness';
import { downloadFile } from '@/panel/views/downloadFile';
import { useAttempt } from '@/panel/views/useAttempt';

import { ShareShopView } from './ShareShopView';

export function ReadinessView() {
  const steps = useAtomValue(readinessAtom);
  const [opened, setOpened] = useState<'steps' | 'share'>();
  const removeSamples = useSetAtom(removeSamplesAtom);
  const putAside = useSetAtom(putAsideAtom);
  const openField = useSetAtom(openFieldAtom);
  const writeBackup = useSetAtom(writeBackupAtom);
  const { isBusy, failure, attempt } = useAttempt<BulkFailure>();
  const close = () => setOpened(undefined);

  async function handleOpen(step: OpenedStep) {
    if (step === 'samples') return attempt(removeSamples());
    if (step === 'backup') return downloadFile(await writeBackup());
    if (step === 'share') return setOpened('share');
    close();
    return openField(stepPlaces[step]);
  }

  return (
    <>
      {steps.length === 0 ? null : (
        <Button
          onClick={() => setOpened('steps')}
          sx={{ px: { xs: 0.5, sm: 2.25 }, mr: { xs: -0.5, sm: 0 } }}
        >
          {readinessWords.title} ({steps.length})
        </Button>
      )}
      {opened === 'steps' ? (
        <ReadinessDialog
          steps={steps}
          isBusy={isBusy}
          failure={failure && bulkFailures[failure]}
          onOpen={(step) => void handleOpen(step)}
          onPutAside={putAside}
          onClose={close}
        />
      ) : null}
      {opened === 'share' ? <ShareShopView onClose={close} /> : null}
    </>
  );
}
