import Box from '@mui/material/Box';
import { type FormEvent, type ReactNode, useId } from 'react';

import { StepDialog } from '@/panel/components/StepDialog';
import { bulkFailures, type BulkFailure } from '@/panel/content/bulk';

export interface BulkDialogProps {
  title: string;
  children: ReactNode;
  applyLabel: string;
  canApply: boolean;
  isBusy: boolean;
  failure?: BulkFailure | undefined;
  onApply: () => void;
  onClose: () => void;
}

/** Asks before marked products are changed: nothing is written before the first button is pressed. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, children, applyLabel, canApply, isBusy, failure, onApply, onClose } = props;
  const formId = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (canApply && !isBusy) onApply();
  }

  return (
    <StepDialog
      title={title}
      width={32}
      step={{ label: applyLabel, busyLabel: 'Kaydediliyor…', canBegin: canApply, form: formId }}
      isBusy={isBusy}
      failure={failure && bulkFailures[failure]}
      closeLabel="Vazgeç"
      onClose={onClose}
    >
      <Box
        id={formId}
        component="form"
        onSubmit={handleSubmit}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        {children}
      </Box>
    </StepDialog>
  );
}
