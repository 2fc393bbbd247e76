import Box from '@mui/material/Box';
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
        <Button
          aria-label={`${readinessWords.title} (${steps.length})`}
          onClick={() => setIsOpen(true)}
          sx={{ px: { xs: 0.5, sm: 2.25 }, mr: { xs: -0.5, sm: 0 } }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {readinessWords.title}
          </Box>
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            {readinessWords.short}
          </Box>
          &nbsp;({steps.length})
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
