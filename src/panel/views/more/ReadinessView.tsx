import Button from '@mui/material/Button';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { writeBackupAtom } from '@/panel/atoms/files/backup';
import { putAsideAtom, readinessAtom, removeSamplesAtom } from '@/panel/atoms/readiness';
import { type FieldPlace, openFieldAtom } from '@/panel/atoms/shop/openField';
import { type OpenedStep, ReadinessDialog } from '@/panel/components/readiness/ReadinessDialog';
import { bulkFailures, type BulkFailure } from '@/panel/content/bulk';
import { readinessWords } from '@/panel/content/readiness';
import { downloadFile } from '@/panel/views/downloadFile';
import { useAttempt } from '@/panel/views/useAttempt';

import { ShareShopView } from './ShareShopView';

const PLACES: Record<Exclude<OpenedStep, 'samples' | 'share' | 'backup'>, FieldPlace> = {
  SHOP_NAME: { table: 'shop', field: 'name' },
  SHOP_PHONE: { table: 'contact', field: 'phone' },
  photographs: { table: 'products' },
  logo: { table: 'shop', field: 'logo' },
  address: { table: 'contact', field: 'address' },
  workingHours: { table: 'contact', field: 'workingHours' },
  email: { table: 'contact', field: 'email' },
  hasRating: { table: 'shop', field: 'hasRating' },
  figures: { table: 'shop', field: 'figures' },
  summary: { table: 'shop', field: 'summary' },
  openControls: { table: 'shop', field: 'openControls' },
};

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
    return openField(PLACES[step]);
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
          onRemoveSamples={() => void attempt(removeSamples())}
          onPutAside={putAside}
          onClose={close}
        />
      ) : null}
      {opened === 'share' ? <ShareShopView onClose={close} /> : null}
    </>
  );
}
