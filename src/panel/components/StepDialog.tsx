import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useId } from 'react';

import { AdminDialog, type AdminDialogProps } from './AdminDialog';

interface DialogStep {
  label: string;
  busyLabel: string;
  /** False until everything is chosen. */
  canBegin?: boolean;
  /** The dialog does not recommend the step. */
  isQuiet?: boolean;
  onBegin: () => void;
}

export interface StepDialogProps extends Omit<AdminDialogProps, 'actions'> {
  /** Undefined: there is nothing to do but to close the dialog. */
  step: DialogStep | undefined;
  /** The children are fields: the Enter key begins, too. */
  isForm?: boolean;
  isBusy: boolean;
  failure?: string | undefined;
}

const fields = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 };

/** Asks the owner before something is written, and shows whether it was. */
export function StepDialog(props: StepDialogProps) {
  const { step, isForm = false, failure, children, ...dialog } = props;
  const formId = useId();
  const isReady = step !== undefined && step.canBegin !== false && !dialog.isBusy;

  function begin(event: SyntheticEvent) {
    event.preventDefault();
    if (isReady) step.onBegin();
  }

  return (
    <AdminDialog
      {...dialog}
      actions={
        <>
          {failure === undefined ? null : (
            <Typography role="alert" color="primary" sx={{ flexBasis: '100%', fontWeight: 600 }}>
              {failure}
            </Typography>
          )}
          {step === undefined ? null : (
            <Button
              variant={step.isQuiet ? 'outlined' : 'contained'}
              color="primary"
              size="large"
              aria-disabled={!isReady}
              sx={step.canBegin === false ? { opacity: 0.5 } : undefined}
              {...(isForm ? { type: 'submit', form: formId } : { onClick: begin })}
            >
              {dialog.isBusy ? step.busyLabel : step.label}
            </Button>
          )}
        </>
      }
    >
      {isForm ? (
        <Box id={formId} component="form" onSubmit={begin} sx={fields}>
          {children}
        </Box>
      ) : (
        children
      )}
    </AdminDialog>
  );
}
