import Box from '@mui/material/Box';
import { type FormEvent, useId } from 'react';

import { StepDialog, type StepDialogProps } from '@/panel/components/StepDialog';
import { bulkFailures, type BulkFailure } from '@/panel/content/bulk';

export interface BulkDialogProps extends Pick<
  StepDialogProps,
  'title' | 'children' | 'isBusy' | 'onClose'
> {
  applyLabel: string;
  canApply: boolean;
  failure?: BulkFailure | undefined;
  onApply: () => void;
}

/** Asks before marked products are changed: nothing is written before the first button is pressed. */
export function BulkDialog(props: BulkDialogProps) {
  const { children, applyLabel, canApply, failure, onApply, ...dialog } = props;
  const formId = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (canApply && !dialog.isBusy) onApply();
  }

  return (
    <StepDialog
      {...dialog}
      width={32}
      step={{ label: applyLabel, busyLabel: 'Kaydediliyor…', canBegin: canApply, form: formId }}
      failure={failure && bulkFailures[failure]}
      closeLabel="Vazgeç"
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
