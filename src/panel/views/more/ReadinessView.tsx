import Button from '@mui/material/Button';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { putAsideAtom, readinessAtom, removeSamplesAtom } from '@/panel/atoms/readiness';
import { ReadinessDialog } from '@/panel/components/readiness/ReadinessDialog';
import { bulkFailures, type BulkFailure } from '@/panel/content/bulk';
import { readinessWords } from '@/panel/content/readiness';
import { useAttempt } from '@/panel/views/useAttempt';

export function ReadinessView() {
  const steps = useAtomValue(readinessAtom);
  const [isOpen, setIsOpen] = useState(false);
  const removeSamples = useSetAtom(removeSamplesAtom);
  const putAside = useSetAtom(putAsideAtom);
  const { isBusy, failure, attempt } = useAttempt<BulkFailure>();
  return (
    <>
      {steps.length === 0 ? null : (
        <Button sx={{ order: { xs: 1, sm: 0 } }} onClick={() => setIsOpen(true)}>
          {`${readinessWords.title} (${steps.length})`}
        </Button>
      )}
      {isOpen ? (
        <ReadinessDialog
          steps={steps}
          isBusy={isBusy}
          failure={failure && bulkFailures[failure]}
          onRemoveSamples={() => void attempt(removeSamples())}
          onPutAside={putAside}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
