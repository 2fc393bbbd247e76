import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { AdminDialog, type AdminDialogProps } from './AdminDialog';

interface DialogStep {
  label: string;
  busyLabel: string;
  /** False until everything is chosen. */
  canBegin?: boolean;
  /** Not what the dialog recommends: it takes back what was done, or there is nothing to do. */
  isQuiet?: boolean;
  /** The id of the form that the button submits, in place of `onBegin`. */
  form?: string;
  onBegin?: () => void;
}

export interface StepDialogProps extends Omit<AdminDialogProps, 'actions'> {
  /** Undefined: there is nothing to do but to close the dialog. */
  step: DialogStep | undefined;
  isBusy: boolean;
  failure?: string | undefined;
}

/** Asks the owner before something is written, and shows whether it was. */
export function StepDialog({ step, failure, ...dialog }: StepDialogProps) {
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
          {step === undefined ? null : <StepButton {...step} isBusy={dialog.isBusy} />}
        </>
      }
    />
  );
}

function StepButton(props: DialogStep & { isBusy: boolean }) {
  const { label, busyLabel, canBegin = true, isQuiet, form, isBusy, onBegin } = props;
  const isReady = canBegin && !isBusy;
  return (
    <Button
      variant={isQuiet ? 'outlined' : 'contained'}
      color={isQuiet ? 'secondary' : 'primary'}
      size="large"
      type={form === undefined ? 'button' : 'submit'}
      form={form}
      aria-disabled={!isReady}
      onClick={isReady ? onBegin : undefined}
    >
      {isBusy ? busyLabel : label}
    </Button>
  );
}
